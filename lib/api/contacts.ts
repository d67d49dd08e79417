import 'server-only';
import type { WireContact } from '@/lib/contract/requests';
import type { Contact } from '@/lib/domain/contact-schema';
import { sendApi } from './client';
import { type Receipt, type RequestSender, toReceipt } from './receipts';

/** Sends a message to a clinic (M159), once. Throws ApiError; it is then not known whether it arrived. */
export async function sendContact(contact: Contact, sender: RequestSender): Promise<Receipt> {
  const { visitorAddress } = sender;
  const wire: WireContact = {
    nombre: contact.name,
    email: contact.email,
    telefono: contact.phone,
    centromedico: contact.clinicId,
    mensaje: contact.message,
    ...(visitorAddress && { ip: visitorAddress }),
  };
  return toReceipt('A message', await sendApi('/api/contactos/solicitar', wire, sender));
}

/** The fields of the form behind the names of the wire. */
export const CONTACT_FIELDS: Record<string, keyof Contact> = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  centromedico: 'clinicId',
  mensaje: 'message',
};
