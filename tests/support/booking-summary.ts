import type { BookingSummary } from '@/lib/domain/appointment/booking';

/** A confirmed booking as the site looks it up. */
export const bookingSummary = (given: Partial<BookingSummary> = {}): BookingSummary => ({
  patientName: 'Ana Pérez',
  day: '2027-05-12',
  initTime: '0920',
  endTime: null,
  whenAsSent: null,
  service: 'PCR',
  doctor: '',
  numcita: 'N0001',
  reference: '7KQF-M2TX',
  sequence: 0,
  kind: null,
  priceCents: 4500,
  isPaid: true,
  advice: null,
  consent: null,
  clinic: { name: 'Valencia', address: 'C/ Colón 1', phone: null, whatsapp: null },
  isConfirmed: true,
  ...given,
});
