import { productRequestSchema } from '@/lib/domain/request-schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { withCallablePhone } from '@/lib/phones';
import { answerSubmission, PRODUCT_REQUEST_FIELDS, requestProduct } from '@/lib/requests/requests';

/**
 * Requests a product (M156): returns {ok: true}. 422 has a RequestProblem by field. Price and name come from the
 * catalogue, not from the body.
 */
export const POST = defineMutation({
  limit: { name: 'reservas', perMinute: 30 },
  schema: withCallablePhone(productRequestSchema),
  idempotent: true,
  fields: PRODUCT_REQUEST_FIELDS,
  run: async ({ value, caller }) => answerSubmission(await requestProduct(value, caller)),
});
