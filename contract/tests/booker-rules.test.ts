import { expect, it } from 'vitest';
import {
  bookerDocumentProblem,
  isBookersDocument,
  LEGAL_RELATIONS,
  mayLackDocument,
  needsGuardian,
  RELATIONS,
  relationProblem,
} from '../booker-rules';

it('requires a guardian until the day of the sixteenth birthday', () => {
  expect(needsGuardian('2010-12-03', '2026-12-02')).toBe(true);
  expect(needsGuardian('2010-12-03', '2026-12-03')).toBe(false);
  expect(needsGuardian('2010-02-28', '2026-12-03')).toBe(false);
});

it('requires no document before the day of the fourteenth birthday', () => {
  expect(mayLackDocument('2012-12-03', '2026-12-02')).toBe(true);
  expect(mayLackDocument('2012-12-03', '2026-12-03')).toBe(false);
  expect(mayLackDocument('2012-02-29', '2026-02-28')).toBe(true);
  expect(mayLackDocument('2012-02-29', '2026-03-01')).toBe(false);
});

it('lets a parent or legal guardian book for a child, and any relation for an adult', () => {
  for (const relation of RELATIONS) {
    expect(relationProblem(relation, false)).toBeNull();
    expect(relationProblem(relation, true)).toBe(LEGAL_RELATIONS.includes(relation) ? null : 'notLegal');
  }
  expect([relationProblem('', true), relationProblem(null, false)]).toEqual(['missing', 'missing']);
});

it('requires the document of the booker for a child, and a valid one always', () => {
  expect([bookerDocumentProblem('', true), bookerDocumentProblem(null, false)]).toEqual(['missing', null]);
  expect(bookerDocumentProblem('12345678Z', true)).toBeNull();
  expect(bookerDocumentProblem('12345678A', false)).toBe('dniNieInvalid');
});

it.each([
  ['12345678Z', ' 12.345.678-z ', true],
  ['PAB123456', 'pab 123456', true],
  ['12345678Z', 'X1234567L', false],
  ['', '', false],
  [null, null, false],
])('recognises the number of the booker in any spelling: %j and %j', (patient, booker, expected) => {
  expect(isBookersDocument(patient, booker)).toBe(expected);
});
