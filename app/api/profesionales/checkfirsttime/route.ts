import { z } from 'zod';
import type { LoginNext } from '@/lib/domain/professional/professional';
import { defineMutation } from '@/lib/http/define-endpoint';
import { isFirstAccess } from '@/lib/professionals/professionals';
import { answerLoggedIn, answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';

/** Asks the upstream again whether the password must be changed first (M161, M162): {next: 'portal' | 'upgrade'}. */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'checkfirsttime', perMinute: 60 },
  schema: z.object({}, 'invalid'),
  session: true,
  run: async ({ session, caller }) => {
    const first = await isFirstAccess(session, caller);
    if (first.kind === 'refused') return answerOutcome(first);
    const next: LoginNext = first.value ? 'upgrade' : 'portal';
    return answerLoggedIn({ ...session, next }, { next });
  },
});
