// @vitest-environment jsdom
import { render, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { TopBar } from '@/components/layout/top-bar';
import type { ShellContent } from '@/lib/domain/shell';
import es from '@/messages/es.json';

it('the top bar has language, appointment, results, special online, a call and the number, in this order (M19)', () => {
  const shell = { locale: 'es', links: { results: '/mi-portal-salud', ownVisit: '/cita' } } as ShellContent;
  const { container } = render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="Europe/Madrid">
      <TopBar shell={shell} path="/medicos" phone="963 400 900" />
    </NextIntlClientProvider>,
  );
  const entries = [...container.querySelectorAll('nav > ul > li:not([hidden])')] as HTMLElement[];
  expect(entries.map((entry) => (entry.querySelector('summary, a') as HTMLElement).textContent?.trim())).toEqual([
    'Español',
    'Mi cita',
    'Resultados',
    'Especial online',
    'Llámanos',
    '963 400 900',
  ]);
  expect(within(container).getAllByRole('link', { name: /Llámanos|963/ })).toHaveLength(2);
});
