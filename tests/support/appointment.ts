import { type AppointmentDraft, emptyDraft } from '@/lib/domain/appointment/draft';

/** The current day of these tests, in Madrid. */
export const TODAY = '2026-11-20';

/** A complete call request. */
export const aCallBack = (given: Partial<AppointmentDraft> = {}): AppointmentDraft => ({
  ...emptyDraft(),
  specialityId: '7',
  clinicId: '10',
  name: 'Aina Ferrer',
  email: 'aina@example.org',
  phone: '600 12 34 56',
  acceptsTerms: true,
  ...given,
});

/** The complete first step of a COVID booking: a patient in Spain, the invoice to herself. */
export const aBooking = (given: Partial<AppointmentDraft> = {}): AppointmentDraft => ({
  ...emptyDraft(),
  isCovid: true,
  type: 'testPCR',
  clinicId: '10',
  day: '2026-12-03',
  slot: '0915-0930',
  scheduleId: '118',
  serviceId: '7',
  reason: '1',
  name: 'Aina',
  surnames: 'Ferrer Soler',
  birthDate: '1980-02-29',
  email: 'aina@example.org',
  emailConfirmation: 'aina@example.org',
  phone: '+34 600 12 34 56',
  documentNumber: '12345678z',
  address: 'C/ Colón, 1, 2.º B',
  postalCode: '46004',
  city: 'València',
  province: 'València',
  ...given,
});

/** That booking with an invoice to another person in Spain. */
export const aBilledBooking = (given: Partial<AppointmentDraft> = {}): AppointmentDraft =>
  aBooking({
    billingDiffers: true,
    billingRecipient: 'particular',
    billingName: 'Joan',
    billingSurnames: 'Soler',
    billingEmail: 'joan@example.org',
    billingCountry: 'ES',
    billingDocumentType: 'DNI',
    billingDocumentNumber: '12345678Z',
    billingAddress: 'Av. Diagonal 2',
    billingPostalCode: '08001',
    billingCity: 'Barcelona',
    billingProvince: 'Barcelona',
    ...given,
  });
