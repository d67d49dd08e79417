import { expect, it } from 'vitest';
import { choiceProblems, toPickerCatalogue } from '@/lib/domain/appointment/catalogue';
import { aClinic, aSpeciality } from '../../../../support/domain';

it('gives the pickers what they need, whichever side carries the relation', () => {
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

it('refuses a choice the pickers would not have offered, by the field to be changed', () => {
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
  expect(choiceProblems(catalogue, { ...call, specialityId: '2' })).toEqual({ specialityId: 'specialityMissing' });
  expect(choiceProblems(catalogue, { ...call, clinicId: '99' })).toEqual({ clinicId: 'clinicMissing' });
  expect(choiceProblems(catalogue, { ...call, clinicId: '11' })).toEqual({ clinicId: 'clinicUnsuited' });
  expect(choiceProblems(catalogue, booking)).toEqual({});
  expect(choiceProblems(catalogue, { ...booking, clinicId: '10' })).toEqual({ clinicId: 'clinicUnsuited' });
  expect(choiceProblems({ specialities: [], clinics: [] }, call)).toEqual({});
});
