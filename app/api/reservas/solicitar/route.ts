import { PRODUCT_REQUEST_FIELDS, requestProduct } from '@/lib/api/product-requests';
import { productRequestSchema } from '@/lib/domain/product-request-schema';
import { answerReceipt, enterRequest, pageLanguage, refuseRequest } from '@/lib/http/request-door';

const Body = productRequestSchema.extend(pageLanguage);

/**
 * Asks for a product (M156): the fields of the form and `locale` under an Idempotency-Key, a UUID, answer {ok: true}.
 * 422 has a RequestProblem by field. Price and name are the catalogue's: nothing else of the body is read.
 */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterRequest(request, Body, { name: 'reservas', perMinute: 30 });
  if ('refusal' in entered) return entered.refusal;
  try {
    return answerReceipt(await requestProduct(entered.value, entered.sender));
  } catch (error) {
    return refuseRequest('reservas', error, PRODUCT_REQUEST_FIELDS);
  }
}
