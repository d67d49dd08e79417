// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VisitorsOnly } from '@/components/diagnostic-tests/visitors-only';
import { ForProfessional } from '@/components/professional/for-professional';
import type { LoggedIn } from '@/lib/domain/professional/professional';
import { PROFESSIONAL_CONTENT } from '../../../support/professional-content';

let session: LoggedIn | null = null;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address.startsWith('/api/profesional/textos')
        ? Response.json(PROFESSIONAL_CONTENT)
        : session
          ? Response.json(session)
          : new Response(null, { status: 204 }),
    ),
  );
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test's browser
  document.cookie = 'profesional=; max-age=0';
  vi.unstubAllGlobals();
});

const logIn = (next: LoggedIn['next'] = 'portal') => {
  session = { username: 'ana@clinica.test', name: 'Dra. Ana', next };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test's browser
  document.cookie = 'profesional=1';
};

const page = (
  <>
    <ForProfessional locale="es" part="attention">
      <a href="/pedir-cita">Quiero pedir una cita</a>
    </ForProfessional>
    <ForProfessional locale="es" part="invitation">
      <h2>¿Te han indicado esta prueba?</h2>
    </ForProfessional>
    <VisitorsOnly>
      <p>Especialistas</p>
    </VisitorsOnly>
  </>
);

describe('a test for professionals', () => {
  it('shows the public page while nobody is logged in, without a call (M65)', () => {
    render(page);
    expect(screen.getByRole('link', { name: 'Quiero pedir una cita' })).toBeTruthy();
    expect(screen.getByText('Especialistas')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('offers a call in both places, and no specialists, to a professional (M65, M67)', async () => {
    logIn();
    render(page);
    await screen.findByRole('heading', { name: 'Atención al profesional' });
    await vi.waitFor(() => expect(screen.getAllByRole('link', { name: 'Le llamamos' })).toHaveLength(2));
    const calls = screen.getAllByRole('link', { name: 'Le llamamos' });
    expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:+34963111222', 'tel:+34963111222']);
    expect(screen.queryByRole('link', { name: 'Quiero pedir una cita' })).toBeNull();
    expect(screen.queryByText('Especialistas')).toBeNull();
  });

  it('offers no call before the first password is changed', async () => {
    logIn('upgrade');
    render(page);
    await vi.waitFor(() => expect(screen.queryByText('Especialistas')).toBeNull());
    expect(screen.getByRole('link', { name: 'Quiero pedir una cita' })).toBeTruthy();
  });
});
