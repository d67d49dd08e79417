import { forgotPasswordSchema } from '@/lib/domain/professional/schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { sendPasswordLink } from '@/lib/professionals/professionals';
import { answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';

/** Mails a link to set a new password (M174): {ok: true}, or 409 with the upstream's message. */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'forgotpassword', perMinute: 5 },
  schema: forgotPasswordSchema,
  fields: { email: 'email' },
  run: async ({ value, caller }) => answerOutcome(await sendPasswordLink(value.email, caller)),
});
