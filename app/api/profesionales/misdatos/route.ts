import { z } from 'zod';
import { defineMutation } from '@/lib/http/define-endpoint';
import { readAccount } from '@/lib/professionals/professionals';
import { answerLoggedIn, answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';

/** The professional's own data (M168): Professional, or 409 with the upstream's message. */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'misdatos', perMinute: 120 },
  schema: z.object({}, 'invalid'),
  session: true,
  run: async ({ session, caller }) => {
    const own = await readAccount(session, caller);
    if (own.kind === 'refused') return answerOutcome(own);
    return answerLoggedIn({ ...session, name: own.value.name }, own.value);
  },
});
