import { describe, expect, it } from 'vitest';
import {
  clinicsPath,
  filteredPath,
  lettersPath,
  readClinicAddress,
  readLetterAddress,
  readPageNumber,
} from '@/lib/i18n/directory-address';

describe('where a filtered list is rendered', () => {
  it.each([
    ['/clinicas', '?localidad=Val%C3%A8ncia', '/clinicas/filtrar'],
    ['/ca/clinicas', '?localidad=&especialidad=3', '/ca/clinicas/filtrar'],
    ['/en/pruebas', '?servicio=imagen', '/en/pruebas/filtrar'],
    ['/pruebas', '?letra=r&pagina=2', '/pruebas/filtrar'],
    ['/especialidades', '?servicio=genetica', '/especialidades/filtrar'],
    ['/ca/especial-online', '?orden=precio', '/ca/especial-online/filtrar'],
    ['/especial-online', '?pagina=2', '/especial-online/filtrar'],
    ['/especial-online', '?especialidad=&clinica=&orden=', '/especial-online/filtrar'],
  ])('%s%s is at %s', (path, search, target) => {
    expect(filteredPath(path, search)).toBe(target);
  });

  it.each([
    ['/clinicas', ''],
    ['/clinicas', '?'],
    ['/clinicas', '?utm_source=mail'],
    ['/clinicas', '?localidad=&especialidad=+'],
    ['/clinicas/torrent', '?localidad=x'],
    ['/clinicas/pagina/2', '?localidad=x'],
    ['/pruebas', '?localidad=x'],
    ['/especial-online', '?utm_source=mail'],
    ['/especial-online/filtrar', '?orden=precio'],
    ['/', '?localidad=x'],
    ['/__proto__', '?localidad=x'],
  ])('%s%s stays the cached page', (path, search) => {
    expect(filteredPath(path, search)).toBeNull();
  });
});

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
