import { productRequestSchema } from '@/lib/domain/request-schemas';
import { promisedCall } from '@/lib/http/call-text';
import { defineMutation } from '@/lib/http/define-endpoint';
import { withCallablePhone } from '@/lib/phones';
import { answerSubmission, PRODUCT_REQUEST_FIELDS, requestProduct } from '@/lib/requests/requests';

/**
 * Requests a product (M156): returns {ok: true}, with `call` if the clinic calls later than in 24 hours. 422 has a
 * RequestProblem by field. Price and name come from the catalogue, not from the body.
 */
export const POST = defineMutation({
  limit: { name: 'reservas', perMinute: 30 },
  schema: withCallablePhone(productRequestSchema),
  idempotent: true,
  fields: PRODUCT_REQUEST_FIELDS,
  run: async ({ value, locale, caller }) =>
    answerSubmission(await requestProduct(value, caller), promisedCall(locale, new Date())),
});
