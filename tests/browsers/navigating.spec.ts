import { expect } from '@playwright/test';
import { test } from './fixtures';
import { MAIN, the, type Visitor } from './visitor';

const TORRENT = the('link', /^Clínica Torrent/, MAIN);
const NAVIGATION = "performance.getEntriesByType('navigation')[0]";

const FETCHED =
  "performance.getEntriesByName(location.origin + '/clinicas/torrent').some((one) => one.responseEnd > 0)";

test('a link under the pointer is prefetched where the click can use it', async ({ visitor, engine }) => {
  await visitor.goto('/clinicas');
  expect(await visitor.evaluate(`${NAVIGATION}.transferSize`)).toBeGreaterThan(0);
  await visitor.hover(TORRENT);
  // WebKit would request the page again at the click, whatever its cache holds.
  if (engine === 'firefox')
    await visitor.until('be fetched', async () => ((await visitor.evaluate(FETCHED)) ? null : 'not yet'));
  else expect(await visitor.evaluate(FETCHED)).toBe(false);
  await visitor.press(TORRENT);
  await visitor.isAt('/clinicas/torrent');
  await visitor.sees(the('heading', 'Clínica Torrent'));
  if (engine === 'firefox') expect(await visitor.evaluate(`${NAVIGATION}.transferSize`)).toBe(0);
});

const QUIET_MS = 500;

/** Firefox does not store a page that is left while something of it is still on its way. */
async function untilQuiet(visitor: Visitor) {
  const state = "[document.readyState, performance.getEntriesByType('resource').length].join(' ')";
  let [last, since] = ['', 0];
  await visitor.until('be quiet', async () => {
    const now = await visitor.evaluate<string>(state);
    if (now !== last) [last, since] = [now, Date.now()];
    return now.startsWith('complete') && Date.now() - since > QUIET_MS ? null : now;
  });
}

/** Some pages of each kind; tests/slow/page-cache.spec.ts has the others, in Chromium. */
const PAGES = {
  'a page to read': ['/clinicas/valencia-centro', '/especialidades/cardiologia', '/actualidad/gripe-o-resfriado'],
  'a list or a form': ['/medicos', '/especial-online', '/registro-profesional'],
};

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`Back to ${kind} restores the page`, async ({ inNewWindow }) => {
    // Firefox's driver waits forever for the next page in a window whose page was restored.
    for (const path of paths) await test.step(path, () => inNewWindow((visitor) => comeBackTo(visitor, path)));
  });
}

async function comeBackTo(visitor: Visitor, path: string) {
  await visitor.goto(path);
  await visitor.isAt(path);
  await visitor.hover(the('heading', undefined, MAIN)); // The page is hydrated.
  await untilQuiet(visitor);
  await visitor.evaluate(
    "void addEventListener('pageshow', ({ persisted }) => { document.body.dataset.restored = persisted })",
  );
  await visitor.goto('/aviso-legal?otra=1');
  await visitor.back();
  await visitor.until('be restored', async () => {
    const at = await visitor.evaluate<string>(
      "[location.pathname, location.search, ' ', document.body.dataset.restored].join('')",
    );
    return at === `${path} true` ? null : at;
  });
}
