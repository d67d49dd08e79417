// @vitest-environment jsdom
import { act, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CentreBrowser } from '@/components/centres/centre-browser';
import es from '@/messages/es.json';

const groups = ['alicante', 'asturias'].map((key) => ({
  key,
  name: key.toUpperCase(),
  count: '1 centro',
  centres: [],
}));
const browser = <CentreBrowser path="/centros" groups={groups} texts={{ ...es.CentreBrowser, count: '2 centros' }} />;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/centros');
  document.body.innerHTML = `<div>${renderToString(browser)}</div>`;
});
afterEach(() => vi.unstubAllGlobals());

const link = (name: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === name);
const shown = () => [...document.querySelectorAll('section:not([hidden]) h2')].map((title) => title.textContent);
const hydrate = (page: ReactNode) =>
  act(async () => void hydrateRoot(document.body.firstElementChild as Element, page));

/** Presses a link as soon as React listens, before it has read the address. */
function Press({ name, children }: { name: string; children: ReactNode }) {
  useLayoutEffect(() => link(name)?.click(), [name]);
  return children;
}

it('links to the heading of a region without JavaScript', () => {
  expect(link('ASTURIAS')?.getAttribute('href')).toBe('#region-asturias');
  expect(shown()).toEqual(['ALICANTE', 'ASTURIAS']);
});

it('shows only the pressed region, also when it is pressed at the moment of hydration', async () => {
  await hydrate(<Press name="ASTURIAS">{browser}</Press>);
  expect(location.pathname + location.search + location.hash).toBe('/centros?region=asturias');
  expect(shown()).toEqual(['ASTURIAS']);
  await act(async () => link('Todos')?.click());
  expect([location.search, shown().length]).toEqual(['', 2]);
});
