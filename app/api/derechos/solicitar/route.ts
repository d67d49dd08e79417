import { rightsSchema } from '@/lib/domain/request-schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { withCallablePhone } from '@/lib/phones';
import { answerSubmission, RIGHTS_FIELDS, sendRights } from '@/lib/requests/requests';

/**
 * Makes a request about one's own data: returns {ok: true, reference}. 422 has a problem by field. The response does
 * not say whether anything of the person is stored.
 */
export const POST = defineMutation({
  limit: { name: 'derechos', perMinute: 10 },
  schema: withCallablePhone(rightsSchema),
  idempotent: true,
  fields: RIGHTS_FIELDS,
  run: async ({ value, caller }) => answerSubmission(await sendRights(value, caller)),
});
