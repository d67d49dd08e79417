import { toPickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import { aClinic, aSpeciality } from '@/tests/support/domain';

const tested = { pcr: true, serological: true, antigen: true };

export const SPECIALITIES = [
  aSpeciality({ id: '1', slug: 'cardiologia', name: 'Cardiología' }),
  aSpeciality({ id: '2', slug: 'dermatologia', name: 'Dermatología' }),
  aSpeciality({ id: '3', slug: 'pediatria', name: 'Pediatría' }),
  aSpeciality({ id: '4', slug: 'resonancia-magnetica', name: 'Resonancia magnética', service: 'imagen' }),
];

export const CLINICS = [
  aClinic({
    ...{ id: '10', slug: 'valencia-centro', name: 'Clínica València Centro', covidTests: tested },
    specialityIds: ['1', '2', '3', '4'],
  }),
  aClinic({ id: '11', slug: 'gandia', name: 'Clínica Gandia', covidTests: tested, specialityIds: ['1', '3'] }),
  aClinic({ id: '12', slug: 'paterna', name: 'Clínica Paterna', specialityIds: ['2'] }),
  aClinic({
    ...{ id: '13', slug: 'barcelona-eixample', name: 'Clínica Barcelona Eixample', region: 'barcelona' },
    specialityIds: ['1'],
  }),
];

/** The options of the pickers. */
export const PICKERS = toPickerCatalogue(SPECIALITIES, CLINICS);
