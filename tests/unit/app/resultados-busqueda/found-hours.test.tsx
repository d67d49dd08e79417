import { expect, it, vi } from 'vitest';
import { SearchResultsDetail } from '@/app/[locale]/resultados-busqueda/search-results-detail';
import { NOTHING_FOUND } from '@/lib/domain/search';
import { draw } from '@/tests/support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const hour = (slot: string) => ({ href: `/pedir-cita?fecha=2026-12-03#hueco=${slot}`, text: `jueves ${slot}` });

it('found doctors, specialities and tests link to their first free hour, also among the best', async () => {
  const results = {
    ...NOTHING_FOUND,
    best: [{ kind: 'test' as const, id: '1', name: 'Holter', note: '', path: '/pruebas/holter' }],
    doctors: [{ id: '1', name: 'Neus Puig', specialityNames: ['Cardiología'] }],
    specialities: [{ id: '1', slug: 'cardiologia', name: 'Cardiología', service: null, hasPage: true }],
    tests: [
      { id: '1', slug: 'holter', name: 'Holter', service: null },
      { id: '2', slug: 'eco', name: 'Eco', service: null },
    ],
  };
  const hours = new Map([
    ['doctor 1', hour('0900-0930')],
    ['speciality 1', hour('1000-1030')],
    ['test 1', hour('1100-1130')],
  ]);
  const html = await draw(
    <SearchResultsDetail {...{ locale: 'es', text: 'x', view: 'todo', results, hours }} popular={[]} />,
  );
  const links = html.match(/<a[^>]* href="[^"]*#hueco=.*?<\/a>/g) ?? [];
  expect(links.map((link) => link.replace(/<[^>]+>/g, ''))).toEqual([
    'Primera hora: jueves 1100-1130 · Holter',
    'Primera hora: jueves 1000-1030 · Cardiología',
    'Primera hora: jueves 0900-0930 · Neus Puig',
    'Primera hora: jueves 1100-1130 · Holter',
  ]);
});
