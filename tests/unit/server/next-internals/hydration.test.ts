// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isHydrated } from '@/server/next-internals/hydration';
import { framework, React } from './support';

const { hydrateRoot } = framework('next/dist/compiled/react-dom/client') as typeof import('react-dom/client');

const find = (id: string): Element => document.getElementById(id) as Element;
const button = (id: string) => React.createElement('button', { id, type: 'button' }, id);

let isOpen = false;
let open = (): void => undefined;
const opened = new Promise<void>((resolve) => {
  open = () => {
    isOpen = true;
    resolve();
  };
});

/** Content whose script is still on its way. */
function Waiting() {
  if (!isOpen) throw opened;
  return button('inner');
}

const whileRendering: boolean[] = [];

/** Looks at a button before it when React has reached that and is not done with the page. */
function Probe() {
  const isReached = Object.keys(find('outer')).some((key) => key.startsWith('__reactFiber'));
  if (isReached) whileRendering.push(isHydrated(find('outer')));
  return null;
}

function hydrate(html: string, ...nodes: React.ReactNode[]): void {
  document.body.innerHTML = `<div>${html}</div>`;
  hydrateRoot(document.body.firstElementChild as Element, React.createElement(React.Fragment, null, ...nodes));
}

const OUTER = '<button id="outer" type="button">outer</button>';
const INNER = '<!--$--><button id="inner" type="button">inner</button><!--/$-->';

it('a control is hydrated when React has reached it and every boundary around it', async () => {
  hydrate(
    OUTER + INNER,
    button('outer'),
    React.createElement(React.Suspense, { fallback: null }, React.createElement(Waiting)),
  );
  expect([isHydrated(find('outer')), isHydrated(find('inner'))]).toEqual([false, false]);
  await vi.waitFor(() => expect(isHydrated(find('outer'))).toBe(true));
  expect(isHydrated(find('inner'))).toBe(false);

  open();
  await vi.waitFor(() => expect(isHydrated(find('inner'))).toBe(true));
});

it('a control that React has reached is not hydrated before the rest of the page is', async () => {
  hydrate(OUTER, button('outer'), React.createElement(Probe));
  await vi.waitFor(() => expect(isHydrated(find('outer'))).toBe(true));
  expect(whileRendering.length).toBeGreaterThan(0);
  expect(whileRendering).not.toContain(true);
});

it('refers to nothing outside itself, for tests run it within a page', () => {
  const copy = new Function(`return (${isHydrated.toString()})`)() as typeof isHydrated;
  expect(copy(find('outer'))).toBe(true);
});
