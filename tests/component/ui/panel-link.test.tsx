import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import { SearchLink } from '@/components/search/search-link';
import { FOLLOW_AFTER_MS } from '@/lib/browser/scripted';
import { publicPhoneParts } from '@/lib/domain/phone';
import es from '@/messages/es.json';
import { endpoints, heldBack, refusal } from '../support/endpoints';
import { navigations } from '../support/navigations';

const ask = (path: string) => (
  <AppointmentLink locale="es" path={path} className="btn">
    Pedir cita
  </AppointmentLink>
);

it.each([
  ['Buscar', <SearchLink key="" locale="es" phone={publicPhoneParts()} texts={es.Shell} />, '/resultados-busqueda'],
  ['Pedir cita', ask('/medicos'), '/pedir-cita'],
])('a press that cannot load the dialog follows the link: %s', async (name, element, path) => {
  endpoints({ '/api/buscador': refusal(503), '/api/citas/asistente': refusal(503) });
  await render(element);
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  await vi.waitFor(() => expect(navigations()).toEqual([path]));
});

it('a press whose dialog does not come in time follows the link, and the link can be pressed again', async () => {
  endpoints({ '/api/citas/asistente': heldBack({}).handler });
  await render(ask('/medicos'));
  const link = page.getByRole('link', { name: 'Pedir cita' });
  await expect.element(link).toHaveAttribute('aria-haspopup', 'dialog');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    for (const presses of [1, 2]) {
      await link.click();
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      expect(navigations()).toHaveLength(presses - 1);
      await expect.element(link).toHaveAttribute('aria-busy', 'true');
      await vi.advanceTimersByTimeAsync(FOLLOW_AFTER_MS);
      await vi.waitFor(() => expect(navigations()).toHaveLength(presses));
      await expect.element(link).not.toHaveAttribute('aria-busy');
    }
  } finally {
    vi.useRealTimers();
  }
  expect(new Set(navigations())).toEqual(new Set(['/pedir-cita']));
});

it('on the page of the form the link opens no dialog', async () => {
  await render(ask('/pedir-cita'));
  const link = page.getByRole('link', { name: 'Pedir cita' });
  await expect.element(link).not.toHaveAttribute('aria-haspopup');
  await link.click();
  await vi.waitFor(() => expect(navigations()).toEqual(['/pedir-cita']));
});
