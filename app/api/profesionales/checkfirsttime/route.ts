import { z } from 'zod';
import { isFirstAccess } from '@/lib/api/professionals';
import type { LoginNext } from '@/lib/domain/professional/professional';
import { answerLoggedIn, answerOutcome, FORM_BYTES, pageLanguage, serveLoggedIn } from '@/lib/session/door';

const DOOR = {
  schema: z.object(pageLanguage, 'invalid'),
  maxBytes: FORM_BYTES,
  limit: { name: 'checkfirsttime', perMinute: 60 },
};

/** Whether the password has to be changed first, asked anew (M161, M162): {next: 'portal' | 'upgrade'}. */
export const POST = (request: Request): Promise<Response> =>
  serveLoggedIn(request, DOOR, async ({ session, caller }) => {
    const first = await isFirstAccess(session, caller);
    if (first.kind === 'refused') return answerOutcome(first);
    const next: LoginNext = first.value ? 'upgrade' : 'portal';
    return await answerLoggedIn({ ...session, next }, { next });
  });
