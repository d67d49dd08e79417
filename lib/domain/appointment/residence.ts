import { SPAIN } from '@clinic/contract/country-codes';
import { BILLING_DOCUMENTS, type BillingDocument, type BillingRecipient } from '@clinic/contract/identity-documents';
import type { AppointmentDraft } from './draft';

type Patient = Pick<AppointmentDraft, 'country' | 'documentType' | 'documentNumber' | 'passport'>;
type Billing = Pick<AppointmentDraft, 'billingCountry' | 'billingRecipient' | 'billingDocumentType'>;

/** True where a DNI, NIE or NIF is required; elsewhere it is the passport (M132). */
export const isSpain = (country: string): boolean => country === SPAIN;

/** The patient's block after a change of country: hidden fields are emptied, Spain starts with DNI (M132). */
export function withCountry<T extends Patient>(draft: T, country: string): T {
  if (isSpain(country) === isSpain(draft.country)) return { ...draft, country };
  return isSpain(country)
    ? { ...draft, country, documentType: 'DNI', passport: '' }
    : { ...draft, country, documentType: 'PASAPORTE', documentNumber: '' };
}

/** The recipients of an invoice in a country: a company only in Spain (M135). */
export const billingRecipients = (country: string): readonly BillingRecipient[] =>
  isSpain(country) ? ['particular', 'empresa'] : ['particular'];

/** The documents of an invoice; outside Spain it is the passport, which is not chosen (M134). */
export const billingDocuments = (country: string, recipient: BillingRecipient): readonly BillingDocument[] =>
  isSpain(country) ? BILLING_DOCUMENTS[recipient] : [];

/** The billing block after a change of country: leaving Spain, a company becomes a person with DNI (M135). */
export function withBillingCountry<T extends Billing>(draft: T, country: string): T {
  const next = { ...draft, billingCountry: country };
  return !isSpain(country) && draft.billingRecipient === 'empresa' ? withRecipient(next, 'particular') : next;
}

/** The billing block after a change of recipient: a document the recipient cannot have becomes DNI (M134). */
export function withRecipient<T extends Billing>(draft: T, recipient: BillingRecipient): T {
  const isOffered = BILLING_DOCUMENTS[recipient].some((type) => type === draft.billingDocumentType);
  return {
    ...draft,
    billingRecipient: recipient,
    billingDocumentType: isOffered ? draft.billingDocumentType : 'DNI',
  };
}
