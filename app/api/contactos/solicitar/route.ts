import { contactSchema } from '@/lib/domain/request-schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { log } from '@/lib/log';
import { withCallablePhone } from '@/lib/phones';
import { answerSubmission, CONTACT_FIELDS, sendContact } from '@/lib/requests/requests';

/**
 * Sends a message to a clinic (M158, M159): the fields of the form, returns {ok: true, reference?}. 422 has a
 * RequestProblem by field. Without the visitor's address the message is still sent (D5).
 */
export const POST = defineMutation({
  limit: { name: 'contactos', perMinute: 30 },
  schema: withCallablePhone(contactSchema),
  idempotent: true,
  fields: CONTACT_FIELDS,
  run: async ({ value, caller }) => {
    if (!caller.visitorAddress) log.warn({ endpoint: 'contactos' }, "A message came without its visitor's address");
    return answerSubmission(await sendContact(value, caller));
  },
});
