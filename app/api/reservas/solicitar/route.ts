import { productRequestSchema } from '@/lib/domain/request-schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { answerSubmission, PRODUCT_REQUEST_FIELDS, requestProduct } from '@/lib/requests/requests';

/**
 * Asks for a product (M156): the fields of the form answer {ok: true}. 422 has a RequestProblem by field. Price and name
 * are the catalogue's: nothing else of the body is read.
 */
export const POST = defineMutation({
  limit: { name: 'reservas', perMinute: 30 },
  schema: productRequestSchema,
  idempotent: true,
  fields: PRODUCT_REQUEST_FIELDS,
  run: async ({ value, caller }) => answerSubmission(await requestProduct(value, caller)),
});
