// @vitest-environment jsdom
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeEarlyPresses } from '@/components/layout/early-presses';
import { scripted } from '@/lib/browser/scripted';
import { HYDRATED_ATTRIBUTE } from '@/lib/domain/page-marks';

const answered = vi.fn<(what: string) => void>();

const Button = () => (
  <button id="button" type="button" {...scripted()} onClick={() => answered('button')}>
    Copy
  </button>
);

const Link = () => (
  <a
    id="link"
    href="/pedir-cita"
    {...scripted('dialog')}
    onClick={(event) => {
      event.preventDefault();
      answered('link');
    }}
  >
    Ask
  </a>
);

const List = () => (
  <select id="list" {...scripted()} defaultValue="" onChange={({ target }) => answered(target.value)}>
    <option value="">All</option>
    <option value="b">b</option>
  </select>
);

/** The button, once its script has loaded. */
function Late({ script }: { script: Promise<void> }) {
  use(script);
  return <Button />;
}

const find = (id: string) => document.getElementById(id) as HTMLElement;
const isMarked = (id: string) => find(id).hasAttribute(HYDRATED_ATTRIBUTE);
const isBusy = (id: string) => find(id).hasAttribute('aria-busy');

/** Uses a control like a visitor. */
function press(id: string): void {
  const control = find(id);
  const isList = control instanceof HTMLSelectElement;
  if (isList) control.value = 'b';
  for (const type of isList ? ['input', 'change'] : ['click'])
    control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

const open = (page: ReactNode) => {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
};
const hydrate = (page: ReactNode) => hydrateRoot(document.body.firstElementChild as Element, page);

beforeAll(storeEarlyPresses);
beforeEach(() => {
  estimate(undefined);
  answered.mockReset();
});

const CONTROLS = [
  ['button', 'button', <Button key="1" />],
  ['link', 'link', <Link key="2" />],
  ['list', 'b', <List key="3" />],
] as const;

it.each(CONTROLS)('a %s used before React loads takes effect once it is hydrated', async (id, answer, page) => {
  open(page);
  press(id);
  expect([isBusy(id), isMarked(id)]).toEqual([true, false]);
  hydrate(page);
  await vi.waitFor(() => expect(isBusy(id)).toBe(false));
  expect(answered.mock.calls).toEqual([[answer]]);
});

it.each(CONTROLS)('a %s used while React hydrates takes effect once', async (id, answer, page) => {
  open(page);
  hydrate(page);
  expect(isMarked(id)).toBe(false);
  press(id);
  await vi.waitFor(() => expect([isMarked(id), isBusy(id)]).toEqual([true, false]));
  expect(answered.mock.calls).toEqual([[answer]]);
  if (id === 'list') expect((find(id) as HTMLSelectElement).value).toBe('b');
});

it.each(CONTROLS)('a hydrated %s takes effect at once', async (id, answer, page) => {
  open(page);
  hydrate(page);
  await vi.waitFor(() => expect(isMarked(id)).toBe(true));
  press(id);
  expect([isBusy(id), answered.mock.calls]).toEqual([false, [[answer]]]);
});

it('a press within a boundary waits for that boundary only', async () => {
  const page = (loaded: Promise<void>) => (
    <>
      <Link />
      <Suspense>
        <Late script={loaded} />
      </Suspense>
    </>
  );
  let arrive = () => {};
  const script = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
  open(page(there));
  hydrate(page(script));
  await vi.waitFor(() => expect(isMarked('link')).toBe(true));
  press('button');
  press('link');
  expect([isBusy('button'), isMarked('button'), answered.mock.calls]).toEqual([true, false, [['link']]]);

  arrive();
  await vi.waitFor(() => expect(isBusy('button')).toBe(false));
  expect(answered.mock.calls).toEqual([['link'], ['button']]);
});

it('a control that is rendered after hydration has the mark', async () => {
  const page = (isShown: boolean) => (
    <>
      <Link />
      {isShown && <Button />}
    </>
  );
  open(page(false));
  const root = hydrate(page(false));
  await vi.waitFor(() => expect(isMarked('link')).toBe(true));
  root.render(page(true));
  await vi.waitFor(() => expect(isMarked('button')).toBe(true));
});

/** The browser's estimate of the round trip in ms; undefined where it has none. */
function estimate(rtt: number | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: rtt && { rtt }, configurable: true });
}

it('on a slow line a link is followed at once, busy, also after hydration, and a button waits', async () => {
  estimate(400);
  open(<Link />);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('link').dispatchEvent(click);
  expect([isBusy('link'), click.defaultPrevented]).toEqual([true, false]);
  dispatchEvent(new Event('pagehide'));
  expect(isBusy('link')).toBe(false);

  hydrate(<Link />);
  await vi.waitFor(() => expect(isMarked('link')).toBe(true));
  press('link');
  expect(answered).not.toHaveBeenCalled();

  open(<Button />);
  press('button');
  expect(isBusy('button')).toBe(true);
  hydrate(<Button />);
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([['button']]));
});

it.each([
  ['the line is fast', 100],
  ['the browser does not estimate it', undefined],
])('a link waits for its dialog if %s', async (_, rtt) => {
  estimate(rtt);
  open(<Link />);
  press('link');
  hydrate(<Link />);
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([['link']]));
});
