import { z } from 'zod';
import { readOwnData } from '@/lib/api/professionals';
import { answerLoggedIn, answerOutcome, FORM_BYTES, pageLanguage, serveLoggedIn } from '@/lib/session/door';

const DOOR = {
  schema: z.object(pageLanguage, 'invalid'),
  maxBytes: FORM_BYTES,
  limit: { name: 'misdatos', perMinute: 120 },
};

/** The own data of whoever is logged in, as Professional (M168); 409 with the upstream's own words. */
export const POST = (request: Request): Promise<Response> =>
  serveLoggedIn(request, DOOR, async ({ session, caller }) => {
    const own = await readOwnData(session, caller);
    if (own.kind === 'refused') return answerOutcome(own);
    return await answerLoggedIn({ ...session, name: own.value.name }, own.value);
  });
