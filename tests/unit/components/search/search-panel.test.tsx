// @vitest-environment jsdom
// @own-process: it needs Node's Response beside the document.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PanelTexts } from '@/components/search/search-messages';
import { SearchPanel } from '@/components/search/search-panel';
import { publicPhoneParts } from '@/lib/domain/phone';
import { NOTHING_FOUND, type SearchResults } from '@/lib/domain/search';
import es from '@/messages/es.json';

const TEXTS: PanelTexts = {
  ...es.SearchPanel,
  ...es.Services,
  ...es.Communities,
  kinds: es.SearchKinds,
  popularSearches: [],
};
const INCOMPLETE = 'Puede que falten resultados: una parte de la búsqueda no ha respondido.';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Types a text and responds to the panel's request; the panel requests each text once in all tests. */
function open(text: string, ...answers: SearchResults[]) {
  const search = vi.fn(async () => Response.json(answers.length > 1 ? answers.shift() : answers[0]));
  vi.stubGlobal('fetch', search);
  render(
    <SearchPanel locale="es" phone={publicPhoneParts()} texts={es.Shell} search={TEXTS} onClose={() => undefined} />,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  return search;
}

it('never claims that there are no results while a part of the search has failed, and retries on request', async () => {
  const search = open('zzyzx', { ...NOTHING_FOUND, isIncomplete: true }, NOTHING_FOUND);
  await screen.findByText(INCOMPLETE);
  expect(screen.queryByText('No hay resultados para la búsqueda')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  await screen.findByText('No hay resultados para la búsqueda');
  expect(screen.queryByText(INCOMPLETE)).toBeNull();
  expect(search).toHaveBeenCalledTimes(2);
});

it('adds to the results that there may be more', async () => {
  const pages = [{ id: 'contacto', name: 'Contacto', path: '/contacto' }];
  open('contacto', { ...NOTHING_FOUND, pages, isIncomplete: true });
  await screen.findByText(INCOMPLETE);
  expect(screen.getByRole('status').textContent).toContain('1 resultado');
});
