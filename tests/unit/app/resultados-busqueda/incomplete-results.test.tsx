import { describe, expect, it, vi } from 'vitest';
import { SearchResultsDetail } from '@/app/[locale]/resultados-busqueda/search-results-detail';
import { NOTHING_FOUND, type SearchResults } from '@/lib/domain/search';
import { draw } from '@/tests/support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const FOUND = { ...NOTHING_FOUND, pages: [{ id: 'contacto', name: 'Contacto', path: '/contacto' }] };
const INCOMPLETE = 'Puede que falten resultados: una parte de la búsqueda no ha respondido.';
const RETRY = '<a class="btn btn-line" href="/resultados-busqueda?q=x">Volver a intentarlo</a>';

const drawn = (results: SearchResults) =>
  draw(<SearchResultsDetail locale="es" text="x" view="todo" results={results} popular={[]} hours={new Map()} />);

describe('the results page', () => {
  it('never claims that there are no results while a part of the search has failed (M77)', async () => {
    const html = await drawn({ ...NOTHING_FOUND, isIncomplete: true });
    expect(html).not.toMatch(/No hay resultados|Prueba de otra manera/);
    expect(html).toContain('Resultados para la búsqueda');
    expect(html).toContain(INCOMPLETE);
    expect(html).toContain(RETRY);
  });

  it('adds to the results that there may be more', async () => {
    const html = await drawn({ ...FOUND, isIncomplete: true });
    expect(html).toContain('/contacto');
    expect(html).toContain(INCOMPLETE);
    expect(html).toContain(RETRY);
  });

  it('adds nothing when every part has responded', async () => {
    expect(await drawn(NOTHING_FOUND)).toContain('No hay resultados para la búsqueda');
    for (const results of [NOTHING_FOUND, FOUND]) expect(await drawn(results)).not.toContain(INCOMPLETE);
  });
});
