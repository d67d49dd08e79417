import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchPanel } from '@/components/search/search-panel';
import es from '@/messages/es.json';
import { answering } from '@/tests/support/answering';

const SEARCH = {
  ...es.SearchPanel,
  ...es.Services,
  ...es.Communities,
  kinds: es.SearchKinds,
  popularSearches: ['PCR'],
};

const openPanel = () =>
  render(<SearchPanel locale="es" phone="963 400 900" texts={es.Shell} search={SEARCH} onClose={() => undefined} />);

it('when the search cannot be reached the panel says so, whom to call, and asks again', async () => {
  const endpoint = answering([503, {}]);
  const screen = await openPanel();
  await userEvent.keyboard('cardio');
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('La búsqueda no responde en este momento.');
  await expect.element(alert.getByRole('link', { name: '963 400 900' })).toBeVisible();
  const asked = endpoint.mock.calls.length;
  await screen.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await vi.waitFor(() => expect(endpoint.mock.calls.length).toBeGreaterThan(asked));
});
