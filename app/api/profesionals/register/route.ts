import { registrationSchema } from '@/lib/domain/professional/schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { withCallablePhone } from '@/lib/phones';
import { REGISTRATION_FIELDS, register } from '@/lib/professionals/professionals';
import { answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';

/** Registers a professional for review (M165, M166): {ok: true}, or 409 with the upstream's message. */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'register', perMinute: 5 },
  schema: withCallablePhone(registrationSchema),
  fields: REGISTRATION_FIELDS,
  run: async ({ value, caller }) => answerOutcome(await register(value, caller)),
});
