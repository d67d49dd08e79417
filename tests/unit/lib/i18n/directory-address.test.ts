import { describe, expect, it } from 'vitest';
import {
  clinicsPath,
  lettersPath,
  readClinicAddress,
  readLetterAddress,
  readPageNumber,
} from '@/lib/i18n/directory-address';

describe('the address of the clinics', () => {
  it('says what it asks for, and is written from it again', () => {
    const query = { localidad: ' Castelló ', especialidad: 'cardiologia', abierta: '1', teleconsulta: '1' };
    const choice = readClinicAddress(query);
    expect(choice).toEqual({ place: 'Castelló', speciality: 'cardiologia', isOpenNow: true, hasVideo: true });
    expect(clinicsPath(choice, 2)).toBe(
      '/clinicas?localidad=Castell%C3%B3&especialidad=cardiologia&abierta=1&teleconsulta=1&pagina=2',
    );
  });

  it('asks for everything with what no filter says', () => {
    const query = { localidad: ['', 'x'], especialidad: '<script>', abierta: 'on', teleconsulta: '0' };
    expect(clinicsPath(readClinicAddress(query))).toBe('/clinicas');
    expect(readClinicAddress({ localidad: 'x'.repeat(500) }).place).toHaveLength(80);
  });
});

describe('the address of a list by letters', () => {
  it('says what it asks for, and is written from it again', () => {
    const choice = readLetterAddress({ servicio: 'imagen', letra: 'R' });
    expect(choice).toEqual({ service: 'imagen', letter: 'r' });
    expect(lettersPath('/pruebas', choice)).toBe('/pruebas?servicio=imagen&letra=r');
  });

  it('asks for everything with a service or letter there is not', () => {
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
