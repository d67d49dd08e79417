import { CONTACT_FIELDS, sendContact } from '@/lib/api/contacts';
import { contactSchema } from '@/lib/domain/contact-schema';
import { answerReceipt, enterRequest, pageLanguage, refuseRequest } from '@/lib/http/request-door';
import { log } from '@/lib/log';

const Body = contactSchema.extend(pageLanguage);

/**
 * Sends a message to a clinic (M158, M159): the fields of the form and `locale` under an Idempotency-Key, a UUID, answer
 * {ok: true, reference?}. 422 has a RequestProblem by field. The visitor's address is the one the front believes; a
 * message without one is sent all the same (D5).
 */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterRequest(request, Body, { name: 'contactos', perMinute: 30 });
  if ('refusal' in entered) return entered.refusal;
  if (!entered.sender.visitorAddress) log.warn({ door: 'contactos' }, "A message came without its visitor's address");
  try {
    return answerReceipt(await sendContact(entered.value, entered.sender));
  } catch (error) {
    return refuseRequest('contactos', error, CONTACT_FIELDS);
  }
}
