import { test as visit } from '../e2e/visit';
import { startConfiguredSite } from '../support/configured-site';
import { startEditorsSite } from '../support/editors-site';
import { PORTS } from '../support/ports';
import { startSite } from '../support/site';
import { startStack } from '../support/stacks';
import { startTileServer } from '../support/tile-server';

// The sites that the specs of a project share (tests/slow/playwright.config.ts). Other projects use the site of the
// run.

/** A test whose worker has one of these sites. Each project has one worker: its specs share the site. */
const testOn = <Place extends { stop: () => Promise<void> }>(start: () => Promise<Place>) =>
  visit.extend<object, { stack: Place }>({
    stack: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
      async ({}, use) => {
        const place = await start();
        await use(place);
        await place.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });

/** A catalogue six times as large as the demo's. */
export const onLarge = testOn(() => startStack(PORTS.large, { before: [['seed', '--scale', '6']] }));

/** A catalogue that tests may change, with the desk. */
export const onEdited = testOn(() => startEditorsSite(PORTS.edited));

/** Every third-party service configured, and texts as operators write them. */
export const onConfigured = testOn(() => startConfiguredSite(PORTS.configured));

/** The e-mail of the professional who can log in. */
export const PROFESSIONAL = 'neus@clinica.test';

/** Accounts of professionals, and hours that a visitor holds only with the code from the mail. */
export const onAccounts = testOn(() =>
  startStack(PORTS.accounts, { professionals: [PROFESSIONAL], backend: { HOLDS_WITHOUT_CODE: '1,1000,1000' } }),
);

/** The third-party street map as the only service. */
export const onStreetMap = testOn(async () => {
  const tiles = await startTileServer();
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${PORTS.backend}`,
    port: PORTS.streetMap,
    env: { MAP_TILES_URL: tiles.template, MAP_TILES_CREDIT: '© Ensayo' },
  });
  return {
    ...site,
    tiles,
    stop: async () => {
      await site.stop();
      tiles.stop();
    },
  };
});
