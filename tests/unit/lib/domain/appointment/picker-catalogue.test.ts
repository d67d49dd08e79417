import { expect, it } from 'vitest';
import { choiceProblems, toBoundedCatalogue, toPickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import { aClinic, aSpeciality } from '../../../../support/domain';

it('gives the pickers their options, whichever side carries the relation', () => {
  const heart = aSpeciality({ id: '1', name: 'Cardiología', clinicIds: null });
  const scan = aSpeciality({ id: '2', name: 'Resonancia', service: 'imagen', clinicIds: ['11'] });
  const centre = aClinic({ id: '10', name: 'Centro', specialityIds: ['1'] });
  const north = aClinic({
    id: '11',
    name: 'Norte',
    specialityIds: null,
    covidTests: { pcr: false, serological: true, antigen: false },
  });

  expect(toPickerCatalogue([heart, scan], [centre, north])).toEqual({
    specialities: [
      { id: '1', name: 'Cardiología', service: 'medicas' },
      { id: '2', name: 'Resonancia', service: 'imagen' },
    ],
    clinics: [
      { id: '10', name: 'Centro', region: 'valencia', specialityIds: ['1'], hasCovidTests: false },
      { id: '11', name: 'Norte', region: 'valencia', specialityIds: ['2'], hasCovidTests: true },
    ],
  });
});

it('refuses a choice the pickers would not have offered, and names its field', () => {
  const catalogue = {
    specialities: [{ id: '1', name: 'Cardiología', service: 'medicas' as const }],
    clinics: [
      { id: '10', name: 'Centro', region: 'valencia', specialityIds: ['1'], hasCovidTests: false },
      { id: '11', name: 'Norte', region: 'valencia', specialityIds: [], hasCovidTests: true },
    ],
  };
  const call = { isCovid: false, specialityId: '1', clinicId: '10' };
  const booking = { isCovid: true, specialityId: null, clinicId: '11' };
  expect(choiceProblems(catalogue, call)).toEqual({});
  expect(choiceProblems(catalogue, { ...call, specialityId: '2' })).toEqual({ specialityId: 'specialityUnknown' });
  expect(choiceProblems(catalogue, { ...call, clinicId: '99' })).toEqual({ clinicId: 'clinicUnknown' });
  expect(choiceProblems(catalogue, { ...call, clinicId: '11' })).toEqual({ clinicId: 'clinicUnsuited' });
  expect(choiceProblems(catalogue, booking)).toEqual({});
  expect(choiceProblems(catalogue, { ...booking, clinicId: '10' })).toEqual({ clinicId: 'clinicUnsuited' });
  expect(choiceProblems({ specialities: [], clinics: [] }, call)).toEqual({});
});

it('carries a long catalogue in part: the first of each service and region, without relations', () => {
  const many = Array.from({ length: 61 }, (_, index) => index);
  const specialities = many.map((n) =>
    aSpeciality({ id: `s${n}`, service: n === 0 ? null : n === 60 ? 'imagen' : 'medicas', clinicIds: ['c1'] }),
  );
  const clinics = many.map((n) =>
    aClinic({ id: `c${n}`, region: n === 0 ? 'lisboa' : n === 60 ? 'madrid' : 'valencia', specialityIds: ['s1'] }),
  );
  const { first, ...lists } = toBoundedCatalogue(specialities, clinics);
  expect(first).toEqual({ specialities: { shown: 24, total: 60 }, clinics: { shown: 24, total: 60 } });
  const ids = (records: { id: string }[]) => records.map(({ id }) => id);
  expect(ids(lists.specialities)).toEqual(expect.arrayContaining(['s1', 's60']));
  expect(ids(lists.specialities)).not.toContain('s0');
  expect(ids(lists.clinics)).toEqual(expect.arrayContaining(['c1', 'c60']));
  expect(ids(lists.clinics)).not.toContain('c0');
  expect(lists.clinics.flatMap(({ specialityIds }) => specialityIds)).toEqual([]);
  expect(toBoundedCatalogue(specialities.slice(1, 3), clinics.slice(1, 3)).first).toBeUndefined();
  expect(toBoundedCatalogue(specialities.slice(1, 3), clinics).first?.specialities).toEqual({ shown: 2, total: 2 });
});

it('recognises each of the three tests', () => {
  const hasTests = (covidTests: Parameters<typeof aClinic>[0]) =>
    toPickerCatalogue([], [aClinic(covidTests)]).clinics[0]?.hasCovidTests;
  const none = { pcr: false, serological: false, antigen: false };
  for (const test of ['pcr', 'serological', 'antigen'])
    expect(hasTests({ covidTests: { ...none, [test]: true } })).toBe(true);
  expect(hasTests({ covidTests: none })).toBe(false);
});
