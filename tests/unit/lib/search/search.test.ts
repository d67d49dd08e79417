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

describe('the first result', () => {
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

  it.each(['zz', 'zzzz', 'kkkkk', 'zzzzqqqq', 'xxxyyy'])('for %j, repeated letters, is empty', (text) => {
    expect(countResults(search(text)).todo).toBe(0);
  });

  it('is the speciality where the province has no page of it', () => {
    expect(first('resonancia madrid')).toBe('/especialidades/resonancia-magnetica');
    expect(search('resonancia madrid').regional).toEqual([]);
  });

  it('is an own clinic rather than an associated centre for a general word', () => {
    const { best, clinics, associated } = search('clínica');
    expect(clinics.length).toBeGreaterThan(0);
    expect(associated.length).toBeGreaterThan(0);
    expect(best.findIndex(({ kind }) => kind === 'associated')).toBeLessThan(0);
  });
});

it('a person comes first for a name, but not for its first letters', () => {
  const { best, doctors } = search('ferr');
  expect(doctors.length).toBeGreaterThan(0);
  expect(best[0]?.kind).not.toBe('doctor');
  expect(search('ferrandis').best[0]).toMatchObject({ kind: 'doctor', name: 'Dra. Amparo Ferrandis Soler' });
});

it('a speciality without a page links to its doctors', () => {
  const { specialities, best } = search('podólogo');
  expect(specialities).toContainEqual(expect.objectContaining({ slug: 'podologia', hasPage: false }));
  expect(best.every(({ path }) => path !== null)).toBe(true);
  expect(best.map(({ path }) => path)).toContain('/medicos/dra-ines-cortell-blasco-28');
});

it('shows the provinces and the doctors of the intended speciality', () => {
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

  it('is not named when words in the language of the page match', () => {
    expect(search('corazón').foundIn).toBeNull();
    expect(search('gripe').foundIn).toBeNull();
  });
});

describe('the suggested spelling', () => {
  it.each([
    ['cardiolojia', 'cardiología'],
    ['resonansia de rodilla', 'resonancia de rodilla'],
    ['monforte', 'monfort'],
  ])('by %j is %j', (text, meant) => expect(search(text).meant).toBe(meant));

  it.each(['cardiología', 'card', 'xyzzyxyzzy', ''])('is null for %j', (text) => {
    expect(search(text).meant).toBeNull();
  });
});

it('finds nothing for a meaningless text', () => {
  for (const text of ['', '   ', '…', '心', 'xyzzyxyzzy']) expect(countResults(search(text)).todo).toBe(0);
});

it('returns results for the longest possible text', () => {
  expect(search('dolor de rodilla y de espalda '.repeat(4).trim()).best.length).toBeGreaterThan(0);
});

it('counts the clinics of a town as its page does, including a province of the same name', async () => {
  const { ownClinics } = await demoSearchSource().listsOf('es');
  const [town] = search('valència').towns;
  const inTown = ownClinics.filter(({ address }) => /Val[eè]ncia$/.test(address ?? ''));
  expect(town?.count).toBe(clinicsAt(ownClinics, 'valencia').length);
  expect(town?.count).toBeGreaterThan(inTown.length);
});

it('finds only heart-related results for "cardio"', () => {
  expect(search('cardio', 'en').pages).toEqual([]);
  expect(first('cardio', 'en')).toBe('/especialidades/cardiologia');
});
