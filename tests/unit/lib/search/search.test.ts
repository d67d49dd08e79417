import { beforeAll, describe, expect, it } from 'vitest';
import { countResults } from '@/lib/domain/search';
import { clinicsAt } from '@/lib/domain/towns';
import type { Locale } from '@/lib/i18n/locales';
import { buildIndexes } from '@/lib/search/build-all';
import { type SearchIndexes, searchIndexes } from '@/lib/search/search';
import { demoSearchSource } from '@/tests/support/demo-search';

let indexes: SearchIndexes;
beforeAll(async () => {
  indexes = await buildIndexes(demoSearchSource());
});

const search = (text: string, locale: Locale = 'es') => searchIndexes(indexes, locale, text);
const first = (text: string, locale?: Locale) => search(text, locale).best[0]?.path;

describe('the first of what is found', () => {
  it.each([
    ['card', '/especialidades/cardiologia'],
    ['Cardiología', '/especialidades/cardiologia'],
    ['cardiólogo en Castellón', '/especialidades/cardiologia/castello'],
    ['pediatra valensia', '/especialidades/pediatria/valencia'],
    ['dermatologo madri', '/especialidades/dermatologia/madrid'],
    ['urólogo Villarreal', '/especialidades/urologia/castello'],
    ['pedir cita con el dermatólogo', '/especialidades/dermatologia'],
    ['resonancia de rodilla torrent', '/pruebas/resonancia-de-rodilla'],
    ['ricardo montagut', '/medicos/dr-ricardo-montagut-esteve-57'],
    ['Montagut Esteve', '/medicos/dr-ricardo-montagut-esteve-57'],
    ['dra. segarra', '/medicos/dra-lucia-segarra-beltran-5'],
    ['quintanilla ginecóloga', '/medicos/dra-teresa-quintanilla-rey-33'],
    ['sagunto', '/clinicas/sagunt'],
    ['teléfono clínica Gandia', '/clinicas/gandia'],
    ['46980', '/clinicas/paterna'],
    ['valència', '/clinicas?localidad=valencia'],
    ['elche', '/clinicas/centros-asociados'],
    ['contacto', '/contacto'],
    ['mutua blava', '/aseguradoras'],
  ])('for %j is %s', (text, path) => expect(first(text)).toBe(path));

  it.each(['zz', 'zzzz', 'kkkkk', 'zzzzqqqq', 'xxxyyy'])('for %j, letters held down, is nothing', (text) => {
    expect(countResults(search(text)).todo).toBe(0);
  });

  it('is the speciality where the province has no page of it', () => {
    expect(first('resonancia madrid')).toBe('/especialidades/resonancia-magnetica');
    expect(search('resonancia madrid').regional).toEqual([]);
  });

  it('is no associated centre where an own clinic is meant as well', () => {
    const { best, clinics, associated } = search('clínica');
    expect(clinics.length).toBeGreaterThan(0);
    expect(associated.length).toBeGreaterThan(0);
    expect(best.findIndex(({ kind }) => kind === 'associated')).toBeLessThan(0);
  });
});

it('a person is not first for the letters a name begins with, but for the name', () => {
  const { best, doctors } = search('ferr');
  expect(doctors.length).toBeGreaterThan(0);
  expect(best[0]?.kind).not.toBe('doctor');
  expect(search('ferrandis').best[0]).toMatchObject({ kind: 'doctor', name: 'Dra. Amparo Ferrandis Soler' });
});

it('a speciality without a page leads to its doctors', () => {
  const { specialities, best } = search('podólogo');
  expect(specialities).toContainEqual(expect.objectContaining({ slug: 'podologia', hasPage: false }));
  expect(best.every(({ path }) => path !== null)).toBe(true);
  expect(best.map(({ path }) => path)).toContain('/medicos/dra-ines-cortell-blasco-28');
});

it('shows the provinces and the doctors of the speciality that was meant', () => {
  const { regional, doctors } = search('cardiología');
  expect(regional.map(({ path }) => path)).toContain('/especialidades/cardiologia/valencia');
  expect(doctors.length).toBeGreaterThan(2);
  expect(doctors[0]?.specialityNames).toContain('Cardiología');
});

describe('the language', () => {
  it.each([
    ['heart', 'es', 'en', '/especialidades/cardiologia'],
    ['ulls', 'es', 'ca', '/especialidades/oftalmologia'],
    ['knee', 'ca', 'en', '/especialidades/traumatologia'],
    ['analitica', 'en', 'es', '/pruebas/analitica-general'],
  ] as const)('%j on the page in %s is found in %s', (text, locale, other, path) => {
    const found = search(text, locale);
    expect([found.foundIn, found.best[0]?.path]).toEqual([other, path]);
  });

  it('is not named when the words of the page found it', () => {
    expect(search('corazón').foundIn).toBeNull();
    expect(search('gripe').foundIn).toBeNull();
  });
});

describe('what was meant', () => {
  it.each([
    ['cardiolojia', 'cardiología'],
    ['resonansia de rodilla', 'resonancia de rodilla'],
    ['monforte', 'monfort'],
  ])('by %j is %j', (text, meant) => expect(search(text).meant).toBe(meant));

  it.each(['cardiología', 'card', 'xyzzyxyzzy', ''])('is not asked for %j', (text) => {
    expect(search(text).meant).toBeNull();
  });
});

it('finds nothing for what says nothing', () => {
  for (const text of ['', '   ', '…', '心', 'xyzzyxyzzy']) expect(countResults(search(text)).todo).toBe(0);
});

it('answers the longest text there can be', () => {
  expect(search('dolor de rodilla y de espalda '.repeat(4).trim()).best.length).toBeGreaterThan(0);
});

it('promises as many clinics of a town as its page shows, those of a province of the same name too', async () => {
  const { ownClinics } = await demoSearchSource().listsOf('es');
  const [town] = search('valència').towns;
  const inTown = ownClinics.filter(({ address }) => /Val[eè]ncia$/.test(address ?? ''));
  expect(town?.count).toBe(clinicsAt(ownClinics, 'valencia').length);
  expect(town?.count).toBeGreaterThan(inTown.length);
});

it('finds nothing else for "cardio" than what is about hearts', () => {
  expect(search('cardio', 'en').pages).toEqual([]);
  expect(first('cardio', 'en')).toBe('/especialidades/cardiologia');
});
