import { expect, test } from '@playwright/test';
import { PORTS } from '../support/ports';
import { unreached } from '../support/reach';
import { readDocument } from '../support/read-once';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';

// As every-page.spec.ts of the demo catalogue: nothing that can be found by a search engine is out of the reach of links.

let backend: OwnBackend;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startOwnBackend(PORTS.reachBackend, [], {}, [['seed', '--scale', '10']]);
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.reachBackend}`, port: PORTS.reach });
});

test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

test('of a catalogue ten times as large every address is linked too', async ({ request }) => {
  test.setTimeout(420_000);
  expect(await unreached((path) => readDocument(request, site.origin + path), 3000)).toEqual({});
});
