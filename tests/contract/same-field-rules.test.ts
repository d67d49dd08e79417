import { addDays, madridDay } from '@clinic/contract/dates';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '@/backend/bookings/request';
import { comingMonday, slotRequest } from '@/backend/tests/support/booking-requests';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import SPELLINGS from '../fixtures/spellings/emails.json';
import { aBooking } from '../support/appointment';

const TODAY = madridDay(new Date());
const CHILD = addDays(TODAY, -10 * 365);

/** True if the form of the site refuses the field. */
function isRefusedBySite(field: string, draft: Partial<AppointmentDraft>): boolean {
  const read = readAppointment(aBooking({ day: comingMonday(), ...draft }), TODAY);
  return !read.ok && field in read.problems;
}

/** True if the backend refuses the field of the wire. */
function isRefusedByBackend(field: string, wire: object): boolean {
  const parsed = parseRequest(slotRequest({ ...wire }));
  return 'refused' in parsed && parsed.refused.includes(field);
}

type Fields = { site: string; backend: string; draft: (value: string) => object; wire: (value: string) => object };

const field = (site: string, backend: string, draft: object = {}, wire: object = {}): Fields => ({
  ...{ site, backend },
  draft: (value) => ({ [site]: value, ...draft }),
  wire: (value) => ({ [backend]: value, ...wire }),
});

const EMAIL: Fields = {
  ...{ site: 'email', backend: 'email' },
  draft: (value) => ({ email: value, emailConfirmation: value }),
  wire: (value) => ({ email: value, emailconfirmation: value }),
};
/** Accepted and refused; forms remove control characters and surrounding spaces before. */
const typedEmails = SPELLINGS.filter(({ text }) => text === text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim());
const emails = [true, false].map((isAccepted) =>
  typedEmails.filter(({ address }) => (address !== 'not understood') === isAccepted).map(({ text }) => text),
);
const parent = {
  ...{ forWhom: 'other', guardianName: 'Rosa Soler' },
  ...{ guardianRelation: 'parent', guardianDocument: 'X1234567L' },
};
const wireParent = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
const ofChild = [
  { birthDate: CHILD, ...parent },
  { fechanacimiento: CHILD, ...wireParent },
] as const;
const bookerDocument: Fields = {
  ...{ site: 'guardianDocument', backend: 'dnisolicitante' },
  draft: (value) => ({ ...ofChild[0], guardianDocument: value }),
  wire: (value) => ({ ...ofChild[1], dnisolicitante: value }),
};

const numberOfChild: Fields = {
  ...{ site: 'documentNumber', backend: 'dni' },
  draft: (value) => ({ ...ofChild[0], documentNumber: value }),
  wire: (value) => ({ ...ofChild[1], dni: value }),
};

describe('site and backend', () => {
  it.each([
    ['an e-mail', EMAIL, emails[0] ?? [], emails[1] ?? []],
    [
      'a telephone',
      field('phone', 'telefono'),
      ['600 12 34 56', '+351 912 345 678', '0034 963 401 234'],
      ['600123', '12-34-56', 'no telephone'],
    ],
    ['a name', field('name', 'nombre'), ['Aina', '李'], ['Aina 2', 'x٣', '-']],
    ['a postcode of Spain', field('postalCode', 'cp'), ['01001', '52001'], ['53001', '4600', 'SW1A 1AA']],
    [
      'a postcode elsewhere',
      field('postalCode', 'cp', { country: 'GB', passport: 'P1' }, { pais: 'GB', dni: null, pasaporte: 'P1' }),
      ['SW1A 1AA', '53001'],
      [],
    ],
    [
      'a birth date',
      field('birthDate', 'fechanacimiento'),
      ['1980-02-29'],
      ['1981-02-29', '1850-01-01', addDays(TODAY, 1)],
    ],
    ['the document of a guardian', bookerDocument, ['00000000t', 'PAB123456'], ['', '12345678A', '123']],
    ['the number of a child', numberOfChild, ['12345678z', '00000000T'], ['x1234567l']],
  ] as const)('accept and refuse the same values of %s', (_what, { site, backend, draft, wire }, accepted, refused) => {
    for (const [values, expected] of [[accepted, false] as const, [refused, true] as const]) {
      for (const value of values) {
        expect([value, isRefusedBySite(site, draft(value))]).toEqual([value, expected]);
        expect([value, isRefusedByBackend(backend, wire(value))]).toEqual([value, expected]);
      }
    }
  });

  it.each([
    ['parent', 'progenitor', false],
    ['guardian', 'tutor', false],
    ['relative', 'familiar', true],
    ['other', 'otra', true],
  ] as const)('let a child be booked for by the same people: %s', (relation, wire, expected) => {
    expect(isRefusedBySite('guardianRelation', { ...ofChild[0], guardianRelation: relation } as object)).toBe(expected);
    expect(isRefusedByBackend('relacion', { ...ofChild[1], relacion: wire })).toBe(expected);
  });
});
