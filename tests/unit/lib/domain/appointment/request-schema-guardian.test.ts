import { describe, expect, it } from 'vitest';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { aBooking } from '../../../../support/appointment';
import { problemsOf } from '../../../../support/appointment-fields';

// The visit is on 3 December 2026.
const SIXTEEN = '2010-12-03';
const FIFTEEN = '2010-12-04';

const FOURTEEN = '2012-12-03';
const THIRTEEN = '2012-12-04';

const other = (given: Partial<AppointmentDraft> = {}) =>
  aBooking({
    forWhom: 'other',
    guardianName: 'Rosa Soler',
    guardianRelation: 'parent',
    guardianDocument: 'X1234567L',
    ...given,
  });

describe('the person a booking is for', () => {
  it('must be chosen for patients under 16 on the day of the visit, where the upstream supports it', () => {
    expect(problemsOf(aBooking({ forWhom: 'me', birthDate: FIFTEEN }))).toEqual({ forWhom: 'childAlone' });
    expect(problemsOf(aBooking({ forWhom: 'me', birthDate: SIXTEEN }))).toEqual({});
    expect(problemsOf(aBooking({ forWhom: '', birthDate: FIFTEEN }))).toEqual({});
  });

  it('needs the name and relationship of the booker', () => {
    const nobody = { guardianName: '', guardianRelation: '', guardianDocument: '' } as const;
    expect(problemsOf(other(nobody))).toEqual({ guardianName: 'nameMissing', guardianRelation: 'relationMissing' });
    expect(problemsOf(other({ guardianRelation: 'other', guardianDocument: '' }))).toEqual({});
  });

  it('needs a parent or guardian with a document when it is a child', () => {
    const child = { birthDate: FIFTEEN };
    expect(problemsOf(other(child))).toEqual({});
    expect(problemsOf(other({ ...child, guardianRelation: 'guardian' }))).toEqual({});
    expect(problemsOf(other({ ...child, guardianRelation: 'relative', guardianDocument: '' }))).toEqual({
      guardianRelation: 'relationNotLegal',
      guardianDocument: 'documentMissing',
    });
  });

  it.each(['12345678A', 'X1234567A', '123', 'AB 12/34'])('refuses the document %s', (guardianDocument) => {
    expect(problemsOf(other({ guardianDocument }))).toEqual({ guardianDocument: 'dniNieInvalid' });
  });

  it.each(['00000000t', 'x1234567l', 'PAB123456'])('accepts the document %s', (guardianDocument) => {
    expect(problemsOf(other({ guardianDocument }))).toEqual({});
  });

  it('is not the patient: their number is refused as the number of the patient', () => {
    const same = { documentNumber: '12345678z', guardianDocument: '12345678-Z' };
    expect(problemsOf(other(same))).toEqual({ documentNumber: 'documentOfBooker' });
    expect(problemsOf(other({ ...same, birthDate: FIFTEEN }))).toEqual({ documentNumber: 'documentOfBooker' });
    expect(problemsOf(aBooking({ ...same, forWhom: 'me' }))).toEqual({});
    const abroad = { country: 'FR', passport: 'pab 123456', guardianDocument: 'PAB123456' };
    expect(problemsOf(other(abroad))).toEqual({ passport: 'documentOfBooker' });
    expect(problemsOf(other({ documentNumber: '', guardianDocument: '' }))).toEqual({
      documentNumber: 'documentMissing',
    });
  });

  it('accepts at most 250 letters about needs for the visit', () => {
    expect(problemsOf(other({ needs: 'a'.repeat(251) }))).toEqual({ needs: 'tooLong' });
  });
});

describe('the document of a child', () => {
  const child = { birthDate: THIRTEEN, documentNumber: '' };

  it('is required, unless a patient under 14 on the day of the visit has none yet', () => {
    expect(problemsOf(other(child))).toEqual({ documentNumber: 'documentMissing' });
    expect(problemsOf(other({ ...child, lacksDocument: true }))).toEqual({});
    expect(problemsOf(other({ ...child, lacksDocument: true, birthDate: FOURTEEN }))).toEqual({
      documentNumber: 'documentMissing',
    });
    const abroad = { ...child, country: 'FR', passport: '' };
    expect(problemsOf(other(abroad))).toEqual({ passport: 'passportMissing' });
    expect(problemsOf(other({ ...abroad, lacksDocument: true }))).toEqual({});
  });

  it('does not replace the document of the guardian', () => {
    expect(problemsOf(other({ ...child, lacksDocument: true, guardianDocument: '' }))).toEqual({
      guardianDocument: 'documentMissing',
    });
  });

  it('is always required where the form does not ask for a guardian', () => {
    expect(problemsOf(aBooking({ ...child, lacksDocument: true }))).toEqual({ documentNumber: 'documentMissing' });
  });
});
