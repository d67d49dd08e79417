// @vitest-environment jsdom
import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SHELL_TEXTS } from '@/components/layout/frame-texts';
import { TopBar } from '@/components/layout/top-bar';
import type { Texts } from '@/lib/i18n/texts';
import es from '@/messages/es.json';

const shell: Texts<'Shell'> = es.Shell;

it('the top bar has language, results, special online, a call and the number, in this order (M19)', () => {
  const frame = {
    locale: 'es' as const,
    path: '/medicos',
    brand: '',
    phone: '963 400 900',
    links: { results: '/mi-portal-salud' },
    texts: Object.fromEntries(SHELL_TEXTS.map((key) => [key, shell[key]])),
  };
  const { container } = render(<TopBar {...(frame as Parameters<typeof TopBar>[0])} />);
  const entries = [...container.querySelectorAll('nav > ul > li:not([hidden])')] as HTMLElement[];
  expect(entries.map((entry) => (entry.querySelector('summary, a') as HTMLElement).textContent?.trim())).toEqual([
    'Español',
    'Resultados',
    'Especial online',
    'Llámanos',
    '963 400 900',
  ]);
  expect(within(container).getAllByRole('link', { name: /Llámanos|963/ })).toHaveLength(2);
});
