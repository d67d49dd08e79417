import { describe, expect, it } from 'vitest';
import { EVERY_DOCTOR_CHOICE } from '@/lib/domain/doctor-filter';
import {
  clinicsPath,
  doctorsOfPath,
  lettersPath,
  readClinicAddress,
  readDoctorsAddress,
  readLetterAddress,
  readPageNumber,
  readTestAddress,
} from '@/lib/i18n/directory-address';

describe('the address of the clinics', () => {
  it('is read and written back unchanged', () => {
    const query = { localidad: ' Castelló ', especialidad: 'cardiologia', abierta: '1', teleconsulta: '1' };
    const choice = readClinicAddress(query);
    expect(choice).toEqual({ place: 'Castelló', speciality: 'cardiologia', isOpenNow: true, hasVideo: true });
    expect(clinicsPath(choice, 2)).toBe(
      '/clinicas?localidad=Castell%C3%B3&especialidad=cardiologia&abierta=1&teleconsulta=1&pagina=2',
    );
  });

  it('returns everything for unknown filter values', () => {
    const query = { localidad: ['', 'x'], especialidad: '<script>', abierta: 'on', teleconsulta: '0' };
    expect(clinicsPath(readClinicAddress(query))).toBe('/clinicas');
    expect(readClinicAddress({ localidad: 'x'.repeat(500) }).place).toHaveLength(80);
  });
});

describe('the address of a list by letters', () => {
  it('is read and written back unchanged', () => {
    const choice = readLetterAddress({ servicio: 'imagen', letra: 'R' });
    expect(choice).toEqual({ service: 'imagen', letter: 'r' });
    expect(lettersPath('/pruebas', choice)).toBe('/pruebas?servicio=imagen&letra=r');
  });

  it('of tests has the choice by first free hour too', () => {
    const choice = readTestAddress({ letra: 'r', horas: 'semana', orden: 'hora' });
    expect(choice).toEqual({ service: null, letter: 'r', isSoon: true, byHour: true });
    expect(lettersPath('/pruebas', choice, 2)).toBe('/pruebas?letra=r&horas=semana&orden=hora&pagina=2');
    expect(lettersPath('/pruebas', readTestAddress({ horas: 'mes', orden: 'nombre' }))).toBe('/pruebas');
  });

  it('returns everything for an unknown service or letter', () => {
    expect(lettersPath('/pruebas', readLetterAddress({ servicio: 'otro', letra: 'ñ' }))).toBe('/pruebas');
  });
});

it.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', 0],
  ['02', 0],
  ['dos', 0],
])('page %j of a filtered list is number %j', (pagina, number) => {
  expect(readPageNumber({ pagina })).toBe(number);
});

describe('readDoctorsAddress', () => {
  it('reads an empty form as everybody, on the first page', () => {
    const query = { nombre: ' ', especialidad: '', clinica: '', idioma: '' };
    expect(readDoctorsAddress(query)).toEqual({ choice: EVERY_DOCTOR_CHOICE, number: 1 });
  });

  it('reads the selected values', () => {
    const query = {
      nombre: ' peris ',
      especialidad: '2',
      clinica: ['3', '4'],
      localidad: ' Torrent ',
      idioma: '5',
      teleconsulta: '1',
      horas: 'semana',
      orden: 'hora',
      pagina: '2',
    };
    expect(readDoctorsAddress(query)).toEqual({
      choice: {
        ...{ name: 'peris', specialityId: '2', clinicId: '3', place: 'Torrent', languageId: '5' },
        ...{ withVideo: true, isSoon: true, byHour: true },
      },
      number: 2,
    });
  });

  it.each([{ clinica: "1' or 1" }, { especialidad: 'a/b' }, { teleconsulta: 'no' }, { horas: '1', orden: 'nombre' }])(
    'ignores the filter value %j',
    (query) => {
      expect(readDoctorsAddress(query).choice).toEqual(EVERY_DOCTOR_CHOICE);
    },
  );

  it.each(['0', '02', 'dos', '-1'])('returns null for the page %j', (pagina) => {
    expect(readDoctorsAddress({ pagina }).number).toBe(0);
  });
});

describe('doctorsOfPath', () => {
  it('is the whole list for everybody', () => {
    expect(doctorsOfPath(EVERY_DOCTOR_CHOICE)).toBe('/medicos');
    expect(doctorsOfPath(EVERY_DOCTOR_CHOICE, 3)).toBe('/medicos/pagina/3');
  });

  it('contains the selected values, so that reading it restores them', () => {
    const choice = {
      name: 'peris llorca',
      specialityId: '2',
      clinicId: '3',
      place: 'València',
      languageId: '5',
      withVideo: true,
      isSoon: true,
      byHour: true,
    };
    const path = doctorsOfPath(choice, 2);
    expect(path).toBe(
      '/medicos/filtrar?nombre=peris+llorca&especialidad=2&clinica=3&localidad=Val%C3%A8ncia&idioma=5&teleconsulta=1&horas=semana&orden=hora&pagina=2',
    );
    expect(readDoctorsAddress(Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual({
      choice,
      number: 2,
    });
  });
});
