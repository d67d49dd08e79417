import { describe, expect, it } from 'vitest';
import { toAppointmentRequest } from '@/lib/domain/appointment/request';
import { appointmentFormSchema, readAppointment } from '@/lib/domain/appointment/request-schema';
import { aBilledBooking, aBooking, aCallBack, TODAY } from '../../../../support/appointment';

const firstStep = (draft: unknown) => toAppointmentRequest(appointmentFormSchema(TODAY).parse(draft));
const CONSENT = { research: '1', notifications: '0', paysOnline: true };

describe('a call request', () => {
  it('is sent without the fields of a COVID booking (M119)', () => {
    const draft = aBooking({ ...aCallBack(), insurer: 'privada', preferredTime: 'morning', originPath: '/clinicas/x' });
    expect(firstStep({ ...draft, isCovid: false, type: 'consulta', documentNumber: ' x-1234567-l ' })).toEqual({
      isCovid: false,
      type: 'consulta',
      insurer: 'privada',
      specialityId: '7',
      preferredTime: 'morning',
      callWindow: null,
      clinicId: '10',
      testId: null,
      doctorId: null,
      isVideo: false,
      day: null,
      slot: null,
      scheduleId: null,
      serviceId: null,
      assessment: null,
      patient: {
        name: 'Aina Ferrer',
        surnames: null,
        birthDate: null,
        email: 'aina@example.org',
        phone: '600 12 34 56',
        document: { type: 'NIE', number: 'X1234567L' },
        address: null,
      },
      guardian: null,
      needs: null,
      billing: null,
      consent: null,
      originPath: '/clinicas/x',
    });
  });

  it('has the requested day, if there is one', () => {
    expect(firstStep(aCallBack({ day: '2026-12-03' })).day).toBe('2026-12-03');
    expect(firstStep(aCallBack({ day: '' })).day).toBeNull();
  });

  it('is with the doctor whose page it came from, unless a service of others was chosen', () => {
    const draft = aCallBack({ originPath: '/medicos/dra-aina-ferrer-12' });
    expect(firstStep(draft).doctorId).toBe('12');
    expect(firstStep({ ...draft, leavesDoctor: true })).toMatchObject({
      doctorId: null,
      originPath: '/medicos/dra-aina-ferrer-12',
    });
  });

  it.each([
    'https://example.org',
    '//example.org',
    'clinicas',
    '/\\example.org',
    '/\t/example.org',
    '/a b',
    '/a?nombre=Aina',
  ])('does not carry %j as the page it came from', (originPath) =>
    expect(firstStep(aCallBack({ originPath })).originPath).toBeNull(),
  );
});

describe('a booking for another person', () => {
  const guardian = {
    guardianName: 'Rosa Soler',
    guardianRelation: 'parent',
    guardianDocument: ' x1234567-l ',
  } as const;

  it('is sent with the booker and the needs for the visit', () => {
    const draft = aBooking({ forWhom: 'other', ...guardian, needs: 'Silla de ruedas' });
    expect(firstStep(draft)).toMatchObject({
      guardian: { name: 'Rosa Soler', relation: 'parent', document: 'X1234567L' },
      needs: 'Silla de ruedas',
    });
  });

  it('is sent without the text typed before the patient chose to book', () => {
    expect(firstStep(aBooking({ forWhom: 'me', ...guardian }))).toMatchObject({ guardian: null, needs: null });
  });
});

describe('the first step of a COVID booking', () => {
  it('is sent without insurer, speciality and preferred time, with the slot and the document (M118, M119)', () => {
    const draft = aBooking({ insurer: 'privada', specialityId: '7', preferredTime: 'evening', acceptsTerms: true });
    expect(firstStep(draft)).toEqual({
      isCovid: true,
      type: 'testPCR',
      insurer: null,
      specialityId: null,
      preferredTime: null,
      callWindow: null,
      clinicId: '10',
      testId: null,
      doctorId: null,
      isVideo: false,
      day: '2026-12-03',
      slot: { start: '0915', end: '0930' },
      scheduleId: '118',
      serviceId: '7',
      assessment: { reason: '1', hadContact: 'NO', hasSymptoms: 'NO', isAdmitted: 'NO', wantsCertificate: 'NO' },
      patient: {
        name: 'Aina',
        surnames: 'Ferrer Soler',
        birthDate: '1980-02-29',
        email: 'aina@example.org',
        phone: '+34 600 12 34 56',
        document: { type: 'DNI', number: '12345678Z' },
        address: {
          street: 'C/ Colón, 1, 2.º B',
          postalCode: '46004',
          city: 'València',
          province: 'València',
          country: 'ES',
        },
      },
      guardian: null,
      needs: null,
      billing: null,
      consent: null,
      originPath: null,
    });
  });

  it('has the passport of a patient abroad and no DNI (M119)', () => {
    const draft = aBooking({ country: 'FR', passport: ' 12ab 34567 ' });
    expect(firstStep(draft).patient.document).toEqual({ type: 'PASAPORTE', number: '12ab 34567' });
  });

  it('has the invoice of a person with surnames (D3)', () => {
    expect(firstStep(aBilledBooking()).billing).toEqual({
      recipient: 'particular',
      name: 'Joan',
      surnames: 'Soler',
      email: 'joan@example.org',
      document: { type: 'DNI', number: '12345678Z' },
      address: {
        street: 'Av. Diagonal 2',
        postalCode: '08001',
        city: 'Barcelona',
        province: 'Barcelona',
        country: 'ES',
      },
    });
  });

  it('has the invoice of a company without surnames (D3)', () => {
    const draft = aBilledBooking({
      billingRecipient: 'empresa',
      billingDocumentType: 'CIF',
      billingDocumentNumber: 'b-1234567-4',
    });
    expect(firstStep(draft).billing).toMatchObject({ surnames: null, document: { type: 'CIF', number: 'B12345674' } });
  });

  it('has no invoice that was filled in and unticked again (M134)', () => {
    expect(firstStep(aBilledBooking({ billingDiffers: false })).billing).toBeNull();
  });
});

describe('texts', () => {
  it('are trimmed, composed and reduced to one line (M118)', () => {
    const read = firstStep(aCallBack({ name: ' \tAin\u0303a\r\nFerrer\u202E\u0000 ', phone: '\u00A0600123456 ' }));
    expect(read.patient).toMatchObject({ name: 'Aiña Ferrer', phone: '600123456' });
  });

  it('without a form field are dropped (M112)', () => {
    const read = firstStep({ ...aCallBack(), insuranceText: 'Mutua X', price: '0.01', currentusername: 'doc@x.org' });
    expect(JSON.stringify(read)).not.toMatch(/Mutua|0\.01|doc@/);
  });
});

describe('the endpoint', () => {
  it('accepts a call request without consent', () => {
    expect(readAppointment({ ...aCallBack(), ...CONSENT }, TODAY)).toMatchObject({
      ok: true,
      request: { isCovid: false, consent: null },
    });
  });

  it('accepts a booking with its consent (M141, M142)', () => {
    expect(readAppointment({ ...aBooking(), ...CONSENT }, TODAY)).toMatchObject({
      ok: true,
      request: { consent: { allowsResearch: true, allowsNotifications: false, paysOnline: true } },
    });
  });

  it('refuses a booking without its consent, with every other error (M143)', () => {
    expect(readAppointment({ ...aBooking(), name: '', notifications: '1' }, TODAY)).toEqual({
      ok: false,
      problems: { name: 'nameMissing', research: 'optionMissing' },
    });
  });
});

describe('the document of a request', () => {
  it.each([
    ['12345678z', 'DNI', '12345678Z'],
    ['x-1234567-l', 'NIE', 'X1234567L'],
  ])('of a call-back %j is a %s', (typed, type, number) => {
    const draft = { ...aCallBack(), type: 'consulta' as const, documentNumber: typed };
    expect(firstStep({ ...aBooking(draft), isCovid: false }).patient.document).toEqual({ type, number });
  });
});

describe('the ids of an offered hour', () => {
  it('are sent when they have at most 50 characters', () => {
    const ids = (scheduleId: string, serviceId: string) => {
      const request = firstStep(aBooking({ scheduleId, serviceId }));
      return [request.scheduleId, request.serviceId];
    };
    expect(ids('1'.repeat(50), '2')).toEqual(['1'.repeat(50), '2']);
    expect(ids('1'.repeat(51), '')).toEqual([null, null]);
  });
});
