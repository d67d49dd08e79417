import { describe, expect, it } from 'vitest';
import {
  type DoctorChoice,
  doctorPageCount,
  doctorsMatching,
  doctorsPath,
  EVERY_DOCTOR_CHOICE,
  isEverybody,
} from '@/lib/domain/doctor-filter';
import { aClinic } from '@/tests/support/domain';

const ids = (...list: string[]) => list.map((id) => ({ id }));
const neus = { name: 'Dra. Neus Puig', specialities: ids('1', '2'), clinics: ids('9'), languages: ids('5') };
const ivan = { name: 'Dr. Iván Roca', specialities: ids('1'), clinics: ids('8'), languages: ids('5', '6') };
const unknown = { name: 'Sin datos', specialities: null, clinics: null, languages: null };

const clinics = [
  aClinic({ id: '8', name: 'Clínica Mar', address: 'Calle Mayor, 1, 46900 Torrent', offersTeleconsultation: true }),
  aClinic({ id: '9', name: 'Clínica Port', address: 'Calle Mayor, 2, 08001 Barcelona', region: 'barcelona' }),
];

const found = (choice: Partial<DoctorChoice>) =>
  doctorsMatching([neus, ivan, unknown], { ...EVERY_DOCTOR_CHOICE, ...choice }, clinics);

describe('doctorsMatching', () => {
  it('includes everybody when nothing is selected', () => {
    expect(found({})).toEqual([neus, ivan, unknown]);
  });

  it.each([
    [{ specialityId: '1' }, [neus, ivan]],
    [{ clinicId: '9' }, [neus]],
    [{ place: 'torrent' }, [ivan]],
    [{ place: '08002' }, [neus]],
    [{ place: 'clínica port' }, [neus]],
    [{ place: 'clínica' }, [neus, ivan]],
    [{ place: 'Toledo' }, []],
    [{ languageId: '6' }, [ivan]],
    [{ withVideo: true }, [ivan]],
    [{ specialityId: '2', languageId: '6' }, []],
  ])('for %j leaves out who does not have it, and who does not say', (choice, expected) => {
    expect(found(choice)).toEqual(expected);
  });

  it('does not count the teleconsultation of an associated centre', () => {
    const associated = clinics.map((clinic) => ({ ...clinic, isAssociated: true }));
    expect(doctorsMatching([neus, ivan], { ...EVERY_DOCTOR_CHOICE, withVideo: true }, associated)).toEqual([]);
  });

  it.each([
    ['neus', [neus]],
    ['  PUIG   neus', [neus]],
    ['ivan', [ivan]],
    ['ivan puig', []],
  ])('finds the name %j by all its words, whatever order, capitals and accents', (name, expected) => {
    expect(found({ name })).toEqual(expected);
  });
});

it('a choice in any field is a filter', () => {
  expect(isEverybody(EVERY_DOCTOR_CHOICE)).toBe(true);
  const choices = [{ name: 'a' }, { clinicId: '1' }, { place: 'b' }, { languageId: '1' }, { withVideo: true }];
  for (const some of [...choices, { isSoon: true }, { byHour: true }])
    expect(isEverybody({ ...EVERY_DOCTOR_CHOICE, ...some })).toBe(false);
});

it('shows 24 doctors a page, and one page without doctors', () => {
  expect([0, 1, 24, 25, 48, 49].map(doctorPageCount)).toEqual([1, 1, 1, 2, 2, 3]);
  expect([doctorsPath(1), doctorsPath(2)]).toEqual(['/medicos', '/medicos/pagina/2']);
});
