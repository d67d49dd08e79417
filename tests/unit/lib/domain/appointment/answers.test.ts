import { describe, expect, it } from 'vitest';
import { type AnswerTexts, answerGroups, requestAnswers } from '@/lib/domain/appointment/answers';
import { emptyDraft } from '@/lib/domain/appointment/draft';
import { fieldId, fieldOfHash } from '@/lib/domain/appointment/field-id';
import messages from '@/messages/es.json' with { type: 'json' };
import { aBilledBooking, aBooking } from '@/tests/support/appointment';

const { AppointmentForm: form, VisitorForm: visitor, Consent: consent } = messages;
const TEXTS: AnswerTexts = {
  ...form,
  ...{ email: visitor.email, phone: visitor.phone, sameBilling: consent.sameBilling },
  titles: { guardian: form.guardian, personal: form.personal, assessment: form.assessment, billing: form.billing },
};
const groupsOf = (draft: object) =>
  Object.fromEntries(
    answerGroups(draft, TEXTS, 'es').map(({ name, answers }) => [
      name,
      answers.map(({ field, label, value }) => `${field} | ${label} | ${value}`),
    ]),
  );

describe('the answers of a booking', () => {
  it('name the patient, the booker and the needs', () => {
    const given = { guardianName: 'Rosa Soler', guardianRelation: 'guardian', guardianDocument: 'X1234567L' } as const;
    const { guardian, personal } = groupsOf(aBooking({ forWhom: 'other', ...given, needs: 'Intérprete de inglés' }));
    expect(guardian).toEqual([
      'forWhom | La prueba es | Para otra persona',
      'guardianName | Tu nombre y apellidos | Rosa Soler',
      'guardianRelation | Qué eres de esa persona | Quien tiene su tutela',
      'guardianDocument | Tu DNI, NIE o pasaporte | X1234567L',
    ]);
    expect(personal?.at(-1)).toBe('needs | ¿Necesitas algo para la visita? | Intérprete de inglés');
    expect(groupsOf(aBooking({ forWhom: 'me' })).guardian).toEqual(['forWhom | La prueba es | Para mí']);
  });

  it('say that a small child has no document, whatever was typed', () => {
    const child = { forWhom: 'other', birthDate: '2016-05-03', lacksDocument: true } as const;
    expect(groupsOf(aBooking(child)).personal).toContain('lacksDocument | Número de documento | Sin documento');
    expect(groupsOf(aBooking({ ...child, birthDate: '1980-02-29' })).personal).toContain(
      'documentNumber | DNI | 12345678z',
    );
  });

  it('are complete and readable, each with the field that changes it', () => {
    expect(groupsOf(aBooking({ hasSymptoms: 'NS/NC' }))).toEqual({
      assessment: [
        'reason | Motivo de la solicitud | Antes de un viaje',
        'hadContact | ¿Has estado en contacto con un caso positivo? | No',
        'hasSymptoms | ¿Tienes síntomas de COVID-19? | No lo sé',
        'isAdmitted | ¿Estás ingresado en un hospital? | No',
        'wantsCertificate | ¿Necesitas un certificado del resultado? | No',
      ],
      personal: [
        'name | Nombre | Aina Ferrer Soler',
        'birthDate | Fecha de nacimiento | 29 de febrero de 1980',
        'email | Correo electrónico | aina@example.org',
        'phone | Teléfono | +34 600 12 34 56',
        'country | País de residencia | España',
        'documentNumber | DNI | 12345678z',
        'address | Dirección | C/ Colón, 1, 2.º B, 46004 València, València',
      ],
      billing: ['billingDiffers | Destinatario de la factura | La misma persona, con estos datos'],
    });
  });

  it('name another recipient of the invoice, a company by its one name, and a passport abroad', () => {
    expect(groupsOf(aBilledBooking()).billing).toEqual([
      'billingRecipient | Destinatario de la factura | Particular',
      'billingName | Nombre | Joan Soler',
      'billingEmail | Correo electrónico | joan@example.org',
      'billingCountry | País | España',
      'billingDocumentNumber | DNI | 12345678Z',
      'billingAddress | Dirección | Av. Diagonal 2, 08001 Barcelona, Barcelona',
    ]);
    const company = { billingRecipient: 'empresa', billingSurnames: 'Soler', billingDocumentType: 'CIF' } as const;
    expect(groupsOf(aBilledBooking(company)).billing).toEqual(
      expect.arrayContaining(['billingName | Razón social | Joan', 'billingDocumentNumber | CIF | 12345678Z']),
    );
    expect(groupsOf(aBooking({ country: 'FR', passport: 'X1' })).personal).toEqual(
      expect.arrayContaining(['country | País de residencia | Francia', 'passport | Pasaporte | X1']),
    );
  });

  it('are empty for missing values, without an error', () => {
    for (const draft of [{}, emptyDraft(), aBooking({ country: 'zz', birthDate: '2026-02-30' })]) {
      expect(answerGroups(draft, TEXTS, 'ca')).toHaveLength(3);
    }
    const { assessment, personal } = groupsOf({});
    for (const answer of [...(assessment ?? []), ...(personal ?? [])]) expect(answer).toMatch(/ \| $/);
    const other = groupsOf({ forWhom: 'other' }).guardian?.slice(1);
    expect(other?.every((answer) => answer.endsWith(' | '))).toBe(true);
  });
});

it('an address leads only to fields of the form', () => {
  expect(fieldOfHash(`#${fieldId('phone')}`)).toBe('cita-phone');
  expect(fieldId('slot')).toBe('cita-slot-field');
  for (const hash of ['', '#', '#prueba=testPCR&hueco=0900-0915', '#contenido']) expect(fieldOfHash(hash)).toBeNull();
});

describe('the answers of a request', () => {
  const texts = {
    labels: {
      ...{
        insurer: 'Insurer',
        speciality: 'Speciality',
        type: 'Type',
        clinic: 'Clinic',
        kind: 'Kind',
        day: 'Day',
        hour: 'Hour',
        email: 'Email',
      },
      ...{ preferredTime: 'Time', name: 'Name', phone: 'Phone', callTime: 'Call', document: 'Document' },
    },
    ...{ types: { consulta: 'Consulta' }, insurers: { otra: 'Otra' }, preferredTimes: { Evening: 'Tarde' } },
    ...{ speciality: 'Cardiología', clinic: 'Centro', kind: '', day: '01/03/2030', callTime: '', hour: null },
  };
  const given = { insurer: 'otra', preferredTime: 'Evening', name: 'Ana', email: 'ana@example.org', phone: '600' };
  const lines = (more: object) =>
    requestAnswers({ ...emptyDraft(), ...given, ...more }, texts).map(({ field, label, value }) =>
      [field, label, value].join(' | '),
    );

  it('are complete and readable', () => {
    expect(lines({ type: 'consulta', documentNumber: '12345678Z' })).toEqual([
      'insurer | Insurer | Otra',
      'specialityId | Speciality | Cardiología',
      'type | Type | Consulta',
      'clinicId | Clinic | Centro',
      'day | Day | 01/03/2030',
      'preferredTime | Time | Tarde',
      'name | Name | Ana',
      'email | Email | ana@example.org',
      'phone | Phone | 600',
      'documentNumber | Document | 12345678Z',
    ]);
  });

  it('omit the document where it is not required, and are empty for missing values', () => {
    expect(lines({ insurer: '', documentNumber: '12345678Z' })).toHaveLength(9);
    expect(lines({ insurer: '' })[0]).toBe('insurer | Insurer | ');
    const open = lines({ insurer: '', type: '', preferredTime: '' });
    expect([open[2], open[5]]).toEqual(['type | Type | ', 'preferredTime | Time | ']);
  });

  it('show when to call, unless an hour is booked', () => {
    const asked = { ...texts, callTime: 'Martes, de 7:40 a 14:00' };
    const call = { field: 'callTime', label: 'Call', value: 'Martes, de 7:40 a 14:00' };
    expect(requestAnswers(emptyDraft(), asked)).toContainEqual(call);
    expect(requestAnswers(emptyDraft(), { ...asked, hour: '3 de diciembre, 9:15' })).not.toContainEqual(call);
  });

  it('show the kind of a visit other than at the clinic', () => {
    const video = requestAnswers(emptyDraft(), { ...texts, kind: 'Por videollamada' });
    expect(video).toContainEqual({ field: 'isVideo', label: 'Kind', value: 'Por videollamada' });
  });

  it('show the booked hour instead of the preferred day and time', () => {
    const booked = requestAnswers({ ...emptyDraft(), ...given }, { ...texts, hour: '3 de diciembre, 9:15' });
    expect(booked).toContainEqual({ field: 'slot', label: 'Hour', value: '3 de diciembre, 9:15' });
    expect(booked.map(({ field }) => field)).not.toEqual(expect.arrayContaining(['day']));
    expect(booked.map(({ field }) => field)).not.toEqual(expect.arrayContaining(['preferredTime']));
  });
});
