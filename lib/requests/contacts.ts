import 'server-only';
import type { WireContact } from '@clinic/contract/wire/requests';
import type { Contact } from '@/lib/domain/contact-schema';
import type { KeyedCaller } from '@/lib/http/caller';
import { sendApi } from '@/lib/upstream/client';
import { toWire } from '@/lib/upstream/to-wire';
import { type Submission, toSubmission } from './submission';

/** Sends a message to a clinic (M159), once. Throws ApiError; it is then not known whether it arrived. */
export async function sendContact(contact: Contact, caller: KeyedCaller): Promise<Submission> {
  const { visitorAddress } = caller;
  const wire: WireContact = { ...toWire(CONTACT_FIELDS, contact), ...(visitorAddress && { ip: visitorAddress }) };
  return toSubmission('A message', await sendApi('/api/contactos/solicitar', wire, caller));
}

/** The fields of the form behind the names of the wire. */
export const CONTACT_FIELDS = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  centromedico: 'clinicId',
  mensaje: 'message',
} as const;
