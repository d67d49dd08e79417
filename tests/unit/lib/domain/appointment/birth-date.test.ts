import { describe, expect, it } from 'vitest';
import {
  birthDateProblem,
  canLackDocument,
  dateOfParts,
  isForChild,
  partsOfDate,
} from '@/lib/domain/appointment/birth-date';

const TODAY = '2026-11-20';

describe('the three fields of a birth date', () => {
  it.each([
    [{ day: '29', month: '2', year: '1980' }, '1980-02-29'],
    [{ day: ' 1', month: '12', year: '1980 ' }, '1980-12-01'],
    [{ day: '', month: '2', year: '' }, '-02-'],
    [{ day: '29', month: 'feb', year: '1980' }, '1980--29'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '', month: 'feb', year: '' }, ''],
  ])('%j are %j', (parts, date) => {
    expect(dateOfParts(parts)).toBe(date);
  });

  it('are filled from a date, also from an incomplete one', () => {
    expect(partsOfDate('1980-02-29')).toEqual({ day: '29', month: '02', year: '1980' });
    expect(partsOfDate('-02-')).toEqual({ day: '', month: '02', year: '' });
    expect(partsOfDate('29/02/1980')).toEqual({ day: '', month: '', year: '' });
  });
});

describe('the errors of a birth date (M122)', () => {
  it.each([
    ['', 'birthDateMissing'],
    ['1980-02-', 'birthDateNoDay'],
    ['1980--29', 'birthDateNoMonth'],
    ['-02-29', 'birthDateNoYear'],
    ['80-02-29', 'birthDateShortYear'],
    ['1980-13-01', 'birthDateWrongMonth'],
    ['1980-00-01', 'birthDateWrongMonth'],
    ['1981-02-29', 'birthDateWrongDay'],
    ['1980-01-00', 'birthDateWrongDay'],
    ['2026-11-21', 'birthDateInvalid'],
    ['1850-01-01', 'birthDateInvalid'],
    ['29/02/1980', 'birthDateInvalid'],
    ['1980-02-29', null],
    [TODAY, null],
  ])('%j: %j', (date, problem) => {
    expect(birthDateProblem(date, TODAY)).toBe(problem);
  });
});

it('a guardian consents for a patient who is under 16 on the day of the visit', () => {
  const day = '2026-12-03';
  expect(isForChild({ birthDate: '2010-12-04', day })).toBe(true);
  expect(isForChild({ birthDate: '2010-12-03', day })).toBe(false);
});

it('a patient under 14 on the day of the visit may have no document, where the form asks for a guardian', () => {
  const day = '2026-12-03';
  expect(canLackDocument({ forWhom: 'other', birthDate: '2012-12-04', day })).toBe(true);
  expect(canLackDocument({ forWhom: 'me', birthDate: '2012-12-04', day })).toBe(true);
  expect(canLackDocument({ forWhom: '', birthDate: '2012-12-04', day })).toBe(false);
  expect(canLackDocument({ forWhom: 'other', birthDate: '2012-12-03', day })).toBe(false);
  expect(canLackDocument({ forWhom: 'other', birthDate: '2012-12-04', day: null })).toBe(false);
});

it('no guardian is required before both days are known', () => {
  expect(isForChild({})).toBe(false);
  expect(isForChild({ birthDate: '2020-01-01', day: null })).toBe(false);
  expect(isForChild({ birthDate: '2020-01-01', day: '2026-02-30' })).toBe(false);
  expect(isForChild({ birthDate: null, day: '2026-12-03' })).toBe(false);
});
