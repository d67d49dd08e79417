import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import {
  billingDocumentProblem,
  dniOrNieProblem,
  guardianDocumentProblem,
  isCif,
  isDni,
  isNie,
  isPersonalNif,
  normaliseDocument,
  patientDocumentProblem,
} from '../identity-documents';

/** The result of an independent reading of the same rules. */
const isKnown = (type: 'dni' | 'nie' | 'cif', number: string) => stdnum.ES?.[type]?.validate(number).isValid;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COMPANY_LETTERS = [...'ABCDEFGHJKLMNPQRSUVW'];
/** Numbers spread over the whole range, identical in every run. */
const NUMBERS = Array.from({ length: 120 }, (_, index) =>
  String((index * 82_589_933 + 7) % 100_000_000).padStart(8, '0'),
);

describe('a DNI', () => {
  it('is accepted with the one letter of its number, like the published algorithm of stdnum', () => {
    for (const number of NUMBERS) {
      const accepted = LETTERS.filter((letter) => isDni(number + letter));
      expect(accepted, number).toEqual(LETTERS.filter((letter) => isKnown('dni', number + letter)));
      expect(accepted).toHaveLength(1);
    }
  });

  it.each([
    '12345678Z',
    '12345678z',
    ' 12345678-Z ',
    '12.345.678-z',
    '12345678–Z',
    '12 345 678 z',
    '１２３４５６７８Ｚ',
  ])('is read from %j', (typed) => expect(isDni(typed)).toBe(true));

  it.each(['', '12345678', '12345678A', '1234567Z', '123456789Z', 'Z12345678', '12345678Z1', '٠١٢٣٤٥٦٧Z', '🙂'])(
    'is not %j',
    (typed) => expect(isDni(typed)).toBe(false),
  );
});

describe('a NIE', () => {
  it('is accepted with the one letter of its number, like the published algorithm of stdnum', () => {
    for (const number of NUMBERS.slice(0, 60)) {
      for (const first of ['X', 'Y', 'Z']) {
        const written = first + number.slice(1);
        const accepted = LETTERS.filter((letter) => isNie(written + letter));
        expect(accepted, written).toEqual(LETTERS.filter((letter) => isKnown('nie', written + letter)));
        expect(accepted).toHaveLength(1);
      }
    }
  });

  it.each(['X1234567L', 'x-1234567-l', 'Y1234567X', 'Z1234567R'])('is read from %j', (typed) =>
    expect(isNie(typed)).toBe(true),
  );

  it.each(['', 'X1234567A', 'W1234567L', 'X123456L', 'X12345678L', '12345678Z', '01234567L'])('is not %j', (typed) =>
    expect(isNie(typed)).toBe(false),
  );
});

describe('a CIF', () => {
  it('is accepted with the one digit and the one letter of its number, for every company letter', () => {
    for (const first of COMPANY_LETTERS) {
      for (const number of NUMBERS.slice(0, 12)) {
        const written = first + number.slice(1);
        const accepted = [...'0123456789', ...LETTERS].filter((control) => isCif(written + control));
        const expected = [...'0123456789', ...LETTERS].filter((control) => isControl(number.slice(1) + control));
        expect(accepted, written).toEqual(expected);
        expect(accepted).toHaveLength(2);
      }
    }
  });

  it.each(['B12345674', 'b-1234567-4', 'A58818501', 'Q2826000H', 'P1234567D', 'K1234567D'])(
    'is read from %j',
    (typed) => expect(isCif(typed)).toBe(true),
  );

  it.each(['', 'B12345675', 'I12345674', 'O12345674', 'T12345674', 'B1234567', 'B1234567K', '12345678Z', 'X1234567L'])(
    'is not %j',
    (typed) => expect(isCif(typed)).toBe(false),
  );
});

/** The control does not depend on the letter, and G is a letter stdnum takes a digit and a letter for. */
const isControl = (rest: string) => isKnown('cif', `G${rest}`);

describe('the tax number of a person', () => {
  it.each(['12345678Z', 'X1234567L', 'K1234567L', 'L1234567L', 'M1234567L', 'm1234567d'])('is %j', (typed) =>
    expect(isPersonalNif(typed)).toBe(true),
  );

  it.each(['B12345674', 'K12345674', 'K1234567A', ''])('is not %j', (typed) =>
    expect(isPersonalNif(typed)).toBe(false),
  );
});

describe('the error for an invalid number', () => {
  it.each([
    ['DNI', 'X1234567L', 'dniInvalid'],
    ['DNI', '12345678z', null],
    ['NIE', '12345678Z', 'nieInvalid'],
    ['NIE', 'y1234567x', null],
    ['NIF', 'B12345674', 'dniNifNieInvalid'],
    ['NIF', '12345678Z', null],
  ] as const)('a patient with %s %j: %j', (type, typed, problem) => {
    expect(patientDocumentProblem(type, typed)).toBe(problem);
  });

  it.each([
    ['particular', 'DNI', '12345678Z', null],
    ['particular', 'DNI', '12345678A', 'nifInvalid'],
    ['particular', 'DNI', 'B12345674', 'nifInvalid'],
    ['particular', 'NIE', '12345678Z', 'nieInvalid'],
    ['empresa', 'DNI', '12345678Z', null],
    ['empresa', 'DNI', 'B12345674', null],
    ['empresa', 'DNI', 'B12345675', 'nifInvalid'],
    ['empresa', 'CIF', 'b12345674', null],
    ['empresa', 'CIF', '12345678Z', 'cifInvalid'],
  ] as const)('an invoice to a %s with %s %j: %j', (recipient, type, typed, problem) => {
    expect(billingDocumentProblem(recipient, type, typed)).toBe(problem);
  });

  it('a call request accepts a DNI or a NIE', () => {
    expect(dniOrNieProblem('12345678Z')).toBeNull();
    expect(dniOrNieProblem('X1234567L')).toBeNull();
    expect(dniOrNieProblem('B12345674')).toBe('dniNieInvalid');
  });
});

it('a number is sent in capitals without separators', () => {
  expect(normaliseDocument(' x-1234.567 l')).toBe('X1234567L');
});

describe('a number inside a longer one', () => {
  it.each([
    ['DNI', isDni, '12345678Z'],
    ['NIE', isNie, 'X1234567L'],
    ['CIF', isCif, 'A58818501'],
    ['NIF of a minor', isPersonalNif, 'K1234567L'],
  ])('is no %s', (_document, isDocument, number) => {
    expect(isDocument(number)).toBe(true);
    for (const other of [`A${number}`, `1${number}`, `${number}A`, `${number}1`]) expect(isDocument(other)).toBe(false);
  });
});

describe('the document of a guardian', () => {
  it.each(['12345678Z', 'x-1234567-l', 'AB123456', '12345', 'P'.repeat(20)])('may be %s', (number) => {
    expect(guardianDocumentProblem(number)).toBeNull();
  });

  it.each(['12345678A', '12345678', 'X1234567A', 'X1234567', 'AB12', 'P'.repeat(21), 'AB*1234', ''])(
    'is not %j',
    (number) => expect(guardianDocumentProblem(number)).toBe('dniNieInvalid'),
  );
});
