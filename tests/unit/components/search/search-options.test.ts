import { describe, expect, it } from 'vitest';
import { recentGroup, searchGroups } from '@/components/search/search-options';
import { NOTHING_FOUND, type SearchResults } from '@/lib/domain/search';
import es from '../../../../messages/es.json';

const texts = { ...es.SearchPanel, ...es.Services, ...es.Communities, kinds: es.SearchKinds, popularSearches: [] };
const speciality = (name: string, service: 'medicas' | 'imagen' | null, hasPage = true) => ({
  id: name,
  slug: name,
  name,
  service,
  hasPage,
});
const clinic = (name: string, region: string, slug = name) => ({ id: name, slug, name, region });
const doctors = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ id: `${index}`, name: `Dr. ${index}`, specialityNames: [] }));
const groupsOf = (results: Partial<SearchResults>, locale: 'es' | 'en' = 'es') =>
  searchGroups({ ...NOTHING_FOUND, ...results }, 'dolor', locale, texts);

/** Groups as "title count: part[index name -> path]". */
const drawn = (results: Partial<SearchResults>) =>
  groupsOf(results).map(({ title, count, parts }) => [
    `${title} ${count}`,
    ...parts.map((part) => [part.title, ...part.options.map(({ index, name, path }) => `${index} ${name} ${path}`)]),
  ]);

describe('the groups of the panel', () => {
  it('list specialities under their service, with options counted in display order', () => {
    expect(
      drawn({
        specialities: [speciality('eco', 'imagen'), speciality('odd', null, false), speciality('cardio', 'medicas')],
        regional: [{ id: '1', name: 'Eco en Castelló', path: '/especialidades/eco/castellon', service: 'imagen' }],
        doctors: [{ id: '7', name: 'Dr. A', specialityNames: ['x', 'y'] }],
      }),
    ).toEqual([
      [
        'Especialidades 4',
        ['Medicina', '0 cardio /especialidades/cardio'],
        ['Diagnóstico por imagen', '1 eco /especialidades/eco'],
        ['Otros', '2 odd null'],
        ['Por provincia', '3 Eco en Castelló /especialidades/eco/castellon'],
      ],
      ['Médicos 1', [null, '4 Dr. A /medicos/dr-a-7']],
    ]);
  });

  it('list clinics under their region, Madrid and unknown regions too, then towns and associated centres', () => {
    expect(
      drawn({
        clinics: [clinic('m', 'madrid'), clinic('b', 'barcelona'), clinic('v', 'valencia'), clinic('x', 'lugo', '')],
        towns: [{ id: 's', name: 'Sagunt', path: '/clinicas?localidad=sagunt', count: 1 }],
        associated: [{ id: '1', name: 'Otro', region: 'valencia' }],
        products: [{ id: '1', slug: 'bono', name: 'Bono', priceCents: null }],
      }),
    ).toEqual([
      [
        'Clínicas 6',
        ['Comunidad Valenciana', '0 v /clinicas/v'],
        ['Cataluña', '1 b /clinicas/b'],
        ['Madrid', '2 m /clinicas/m'],
        ['Otros', '3 x null'],
        ['Localidades', '4 Sagunt /clinicas?localidad=sagunt'],
        ['Otros centros asociados', '5 Otro /clinicas/centros-asociados'],
      ],
      ['Productos 1', [null, '6 Bono /productos/bono']],
    ]);
  });

  it('list tests, news and pages, and the news keep their language', () => {
    const found: Partial<SearchResults> = {
      tests: [{ id: '1', slug: 'holter', name: 'Holter', service: 'medicas' }],
      articles: [{ id: 'gripe', slug: 'gripe', name: 'Gripe', date: '2026-11-01' }],
      pages: [{ id: 'contacto', name: 'Contacto', path: '/contacto' }],
    };
    expect(drawn(found)).toEqual([
      ['Pruebas 1', [null, '0 Holter /pruebas/holter']],
      ['Actualidad 1', [null, '1 Gripe /actualidad/gripe']],
      ['Páginas 1', [null, '2 Contacto /contacto']],
    ]);
    expect(groupsOf(found, 'en')[1]?.parts[0]?.options[0]?.lang).toBe('es');
  });

  it('begin with the best results, each with its kind and the picture of its service', () => {
    const [best] = groupsOf({
      best: [
        { kind: 'test', id: '1', name: 'TAC', note: 'de tórax', path: '/pruebas/tac' },
        { kind: 'doctor', id: '0', name: 'Dr. 0', note: '', path: '/medicos/dr-0' },
      ],
      tests: [{ id: '1', slug: 'tac', name: 'TAC', service: 'imagen' }],
      doctors: doctors(1),
    });
    expect(best).toMatchObject({ id: 'best', title: 'Mejores resultados', count: null });
    expect(best?.parts[0]?.options).toEqual([
      expect.objectContaining({ index: 0, note: 'Prueba · de tórax', picture: { service: 'imagen', slug: 'tac' } }),
      expect.objectContaining({ index: 1, note: 'Médico' }),
    ]);
  });

  it('show five of a long list with a link to its view, and six in full', () => {
    const [group] = groupsOf({ doctors: doctors(20) });
    expect(group?.parts.flatMap(({ options }) => options).map(({ name, path }) => [name, path])).toEqual([
      ...doctors(5).map(({ name, id }) => [name, `/medicos/dr-${id}-${id}`]),
      ['Ver los 20 resultados', '/resultados-busqueda?q=dolor&ver=medicos'],
    ]);
    expect(groupsOf({ doctors: doctors(6) })[0]?.parts.flatMap(({ options }) => options)).toHaveLength(6);
    expect(groupsOf({})).toEqual([]);
  });
});

it('recent choices are a group with their kinds, news in their language', () => {
  const choices = [
    { kind: 'clinic', name: 'Sagunt', path: '/clinicas/sagunt' },
    { kind: 'article', name: 'Gripe', path: '/actualidad/gripe' },
  ] as const;
  expect(recentGroup([...choices], 'en', texts).parts[0]?.options).toEqual([
    { ...choices[0], index: 0, note: 'Clínica', lang: undefined },
    { ...choices[1], index: 1, note: 'Noticia', lang: 'es' },
  ]);
});
