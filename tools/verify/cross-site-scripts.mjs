// verify:security -- scripts [COUNT]: payloads in every text of every record, in real Chromium with the content policy
// switched off, so that only cleaning and escaping are tested. None may run, and no handler may remain in the page.
import puppeteer from 'puppeteer-core';
import { chromium } from '../../tests/support/chromium.ts';
import { startConfiguredUpstream } from '../../tests/support/configured-upstream.ts';
import { TAGS } from '../bench/programs.mjs';
import { rowOf } from './board.mjs';
import { ALL_PAYLOADS, payloadOf } from './payloads.mjs';
import { withStage } from './stage.mjs';
import { withWeakServer } from './weak-server.mjs';

const COUNT = 7_000;
/** Fields with addresses, relations and kinds: with a payload in them there would be no page to test. */
const KEPT =
  /^(?:@.*|hydra:.*|_links|id|urlseo|slug|contentUrl|link|guid|date.*|modified.*|lat.*|lng|lon.*|codigo|code|status|type|tipo|servicio|mime_type|source_url|media_type|key|clave|locale|horarios?)$/;
const SETTLE_MS = 60;
const WEAK = 300;
const MIN_PAGES = 60;
/** Maximum visits per page: each time the site has read payloads that no page has shown yet. */
const MAX_ROUNDS = 8;

export async function scriptRows(count = COUNT) {
  const wanted = Math.min(count, ALL_PAYLOADS);
  const placed = { next: 0, waiting: new Set(Array.from({ length: wanted }, (_, index) => index)), fields: new Set() };
  const change = { paths: /^\/(?:api|wp-json)\//, fields: (record) => poisoned(record, placed) };
  const between = (port) => startConfiguredUpstream(port, [change]);
  const ours = await withStage({ between }, ({ site }) => withBrowser((tab) => visitAll(tab, site, placed)));
  const weak = await withWeakServer(showUnchanged, ({ origin }) =>
    withBrowser(async (tab) => {
      await tab.goto(origin, { waitUntil: 'load' });
      await settle(tab);
      return tab.seen.size;
    }),
  );
  return [
    rowOf({
      what: `${count.toLocaleString('en')} XSS payloads through every rich text and name field`,
      bar: 'each reaches a page, 0 executed',
      figure: `${ours.ran} ran or left a handler; ${wanted - ours.missing} different ones reached a page, ${ours.missing} none; ${ours.pages} pages of Chromium without a policy, through ${placed.fields.size} fields`,
      isRight: ours.ran === 0 && ours.missing === 0,
      control: { figure: `a page that shows ${WEAK} of them unescaped: ${weak} ran`, isRight: weak === 0 },
    }),
  ];
}

/** Returns the record with a different payload in each of its texts, marked so that it is recognised after cleaning. */
function poisoned(record, placed, name = '') {
  if (KEPT.test(name)) return record;
  if (Array.isArray(record)) return record.map((one) => poisoned(one, placed, name));
  if (typeof record === 'object' && record !== null) {
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, poisoned(value, placed, key)]));
  }
  if (typeof record !== 'string' || /^\/(?:api|media)\//.test(record)) return record;
  const index = nextWaiting(placed);
  placed.fields.add(name);
  return /url|enlace|link/i.test(name) ? payloadOf(index) : `<p>q${index}q</p>${payloadOf(index)}`;
}

/** Returns the payloads that no page has shown yet in turn, and then all from the first. */
function nextWaiting(placed) {
  if (!placed.order?.length) placed.order = [...placed.waiting];
  const index = placed.order.pop();
  return index ?? placed.next++ % ALL_PAYLOADS;
}

async function visitAll(tab, site, { waiting }) {
  const { origin } = site;
  const read = async (path) => (await fetch(origin + path)).text();
  const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  const maps = pathsIn(await read('/sitemap.xml'));
  const addresses = ['/', ...(await Promise.all(maps.map(read))).flatMap(pathsIn)];
  let pages = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (round > 0) await site.revalidate(TAGS);
    for (const address of addresses) {
      if (waiting.size === 0 && pages > MIN_PAGES) return { ran: tab.seen.size, missing: 0, pages };
      const answer = await tab.goto(origin + address, { waitUntil: 'domcontentloaded' });
      if (answer.status() !== 200) continue;
      await settle(tab);
      pages += 1;
      for (const [, index] of (await answer.text()).matchAll(/q(\d+)q/g)) waiting.delete(Number(index));
    }
  }
  return { ran: tab.seen.size, missing: waiting.size, pages };
}

async function withBrowser(work) {
  const browser = await puppeteer.launch({ ...chromium(), headless: true });
  try {
    const tab = await browser.newPage();
    tab.seen = new Set();
    await tab.setBypassCSP(true);
    await tab.exposeFunction('hit', (what) => tab.seen.add(what));
    tab.on('dialog', (dialog) => dialog.dismiss());
    return await work(tab);
  } finally {
    await browser.close();
  }
}

/** Reports handlers that a press or a move would run, and waits for scripts that run without one. */
async function settle(tab) {
  await tab.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:href|src|action|formaction|data|xlink:href|background|srcdoc)$/.test(name);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses.
        const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
        if (
          /hit\(\d+\)/.test(value) &&
          (name.startsWith('on') || (isAddress && /^(?:java|vb)script:|^data:text/.test(address)))
        )
          window.hit(`${location.pathname} <${element.localName} ${name}="${value}">`);
      }
    }
  });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

function showUnchanged(_request, response) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>weak</title>${Array.from({ length: WEAK }, (_, index) => payloadOf(index)).join('\n')}`,
  );
}
