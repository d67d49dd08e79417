import { expect, it } from 'vitest';
import { searchColumns } from '@/components/search/search-options';
import type { SearchResults } from '@/lib/domain/search';
import es from '../../../../messages/es.json';

const titles = {
  ...es.SearchPanel,
  ...es.Services,
  ...es.Communities,
  specialities: 'Especialidades',
  clinics: 'Clínicas',
};
const NOTHING: SearchResults = { specialities: [], doctors: [], clinics: [], associated: [], products: [] };
const speciality = (name: string, service: 'medicas' | 'imagen' | null, hasPage = true) => ({
  id: name,
  slug: name,
  name,
  service,
  hasPage,
});
const clinic = (name: string, region: string, slug = name) => ({ id: name, slug, name, region });

/** Columns as "title: group[index name -> href]". */
const drawn = (results: Partial<SearchResults>) =>
  searchColumns({ ...NOTHING, ...results }, 'en', titles).map(({ title, groups }) => [
    title,
    ...groups.map((group) => [
      group.title,
      ...group.options.map(({ index, name, href }) => `${index} ${name} ${href}`),
    ]),
  ]);

it('puts specialities under their service and counts options in the order they are drawn', () => {
  expect(
    drawn({
      specialities: [speciality('eco', 'imagen'), speciality('odd', null, false), speciality('cardio', 'medicas')],
      doctors: [{ id: '7', name: 'Dr. A', specialityNames: ['x', 'y'] }],
    }),
  ).toEqual([
    [
      'Especialidades',
      ['Medicina', '0 cardio /en/especialidades/cardio'],
      ['Diagnóstico por imagen', '1 eco /en/especialidades/eco'],
      ['Otros', '2 odd null'],
    ],
    ['Médicos', [null, '3 Dr. A /en/medicos?medico=7']],
  ]);
});

it('puts clinics under their community, Madrid and unknown regions too, and associated centres last', () => {
  expect(
    drawn({
      clinics: [clinic('m', 'madrid'), clinic('b', 'barcelona'), clinic('v', 'valencia'), clinic('x', 'lugo', '')],
      associated: [{ id: '1', name: 'Otro', region: 'valencia' }],
      products: [{ id: '1', slug: 'bono', name: 'Bono', priceCents: null }],
    }),
  ).toEqual([
    [
      'Clínicas',
      ['Comunidad Valenciana', '0 v /en/clinicas/v'],
      ['Cataluña', '1 b /en/clinicas/b'],
      ['Madrid', '2 m /en/clinicas/m'],
      ['Otros', '3 x null'],
      ['Otros centros asociados', '4 Otro /en/clinicas/centros-asociados'],
    ],
    ['Productos', [null, '5 Bono /en/productos/bono']],
  ]);
});

it('shows eight of each list and no empty column', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    id: `${index}`,
    name: `Dr. ${index}`,
    specialityNames: [],
  }));
  const [column] = searchColumns({ ...NOTHING, doctors: many }, 'es', titles);
  expect(column?.groups[0]?.options).toHaveLength(8);
  expect(searchColumns(NOTHING, 'es', titles)).toEqual([]);
});
