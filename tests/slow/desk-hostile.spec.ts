import type { APIResponse, Page } from '@playwright/test';
import sharp from 'sharp';
import { LISTS } from '@/desk/src/records/schema';
import { ALL_PAYLOADS, payloadOf } from '@/tools/verify/payloads.mjs';
import { expect } from '../e2e/visit';
import { onEdited as test } from './stacks';

// Hostile input that an editor could write or upload to run a script: none of it runs, on the site or at the desk, with
// the content policy switched off. tests/unit/lib/upstream/rich-text-payloads.test.ts cleans payloads of every kind;
// these are a sample.

const RECORDS = 18;
const FILES = 60;
const LOCALES = ['es', 'ca', 'en'];
/** The prefixes of the page in each language, in order. */
const PREFIXES = ['', '/ca', '/en'];
const TEXTS = (LISTS.pruebas?.fields ?? []).filter(({ kind }) => kind === 'localized' || kind === 'html');

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 240_000 });

/** The payloads one after another, far apart in their list. */
function payloads() {
  let next = 0;
  return () => payloadOf((next++ * 1_009) % ALL_PAYLOADS);
}

/** Returns which payloads ran since the last call, and which would run on a press or a pointer move. */
async function watch(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('hit', (what: unknown) => ran.push(`${what} on ${page.url()}`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  return async () => {
    const waiting = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].flatMap(({ name, value }) => {
          const address = [...value]
            .filter((letter) => letter > ' ')
            .join('')
            .toLowerCase();
          const isScript = name.startsWith('on') || /^(?:java|vb)script:|^data:text/.test(address);
          return isScript && /hit\(\d+\)/.test(value) ? `<${element.localName} ${name}="${value}">` : [];
        }),
      ),
    );
    return [...ran.splice(0), ...waiting];
  };
}

test('a thousand hostile texts and files are stored or refused, and none of them runs', async ({
  page,
  stack: site,
  complaints,
}) => {
  const seen = await watch(page);
  await page.setContent('<img src="data:," onerror="top.hit(1)"><a href="javascript:top.hit(2)">t</a>');
  await expect.poll(async () => (await seen()).length, 'what runs is seen').toBeGreaterThan(2);
  await site.open(page);
  const next = payloads();
  const failed: string[] = [];
  const note = (answer: APIResponse) => {
    if (answer.status() >= 500) failed.push(`${answer.status()} ${answer.url()}`);
    return answer;
  };
  let sent = 0;
  let refused = 0;
  const ids: number[] = [];
  for (let n = 0; n < RECORDS; n += 1) {
    const texts = TEXTS.map(({ name }) => {
      sent += LOCALES.length;
      return [name, Object.fromEntries(LOCALES.map((locale) => [locale, `x${next()}`]))];
    });
    const record = { ...Object.fromEntries(texts), urlseo: `hostil-${n}` };
    const post = (data: object) => page.request.post(`${site.origin}/gestion/catalogo/pruebas`, { data });
    let answer = note(await post(record));
    if (answer.status() === 422) {
      const { violations } = (await answer.json()) as { violations: { propertyPath: string }[] };
      refused += violations.length;
      for (const { propertyPath } of violations) record[propertyPath.split('.')[0] ?? ''] = { es: `Prueba ${n}` };
      answer = note(await post(record));
    }
    expect(answer.status(), JSON.stringify(await answer.json()).slice(0, 500)).toBe(201);
    ids.push(((await answer.json()) as { id: number }).id);
  }

  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="top.hit(0)"><script>top.hit(0)</script></svg>',
  );
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  for (const at of [16, 20]) bomb.writeUInt32BE(60_000, at);
  for (let n = 0; n < FILES; n += 1) {
    const text = next();
    const bytes = [
      photo,
      svg,
      bomb,
      Buffer.concat([photo, Buffer.from(text)]),
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from(text)]),
      Buffer.from(text),
    ][n % 6];
    const file = { name: n % 2 ? `${text}.jpg` : `../../${n}.svg`, mimeType: 'image/jpeg', buffer: bytes ?? photo };
    const answer = note(
      await page.request.post(`${site.origin}/gestion/catalogo/media_objects`, { multipart: { file } }),
    );
    sent += 1;
    expect([201, 422]).toContain(answer.status());
    if (answer.status() === 201)
      expect(((await answer.json()) as { contentUrl: string }).contentUrl).toMatch(/^\/media\/[a-z0-9-]+\.jpg$/);
  }
  expect(sent).toBeGreaterThanOrEqual(1_000);
  expect(refused).toBeLessThan(sent / 10); // because of their length or an unreadable character: nearly all of them are stored
  expect(failed).toEqual([]);

  // Each record in one of the languages, whose texts have different payloads; the desk shows all of them.
  for (const n of ids.keys()) {
    const path = `${PREFIXES[n % PREFIXES.length]}/pruebas/hostil-${n}`;
    const answer = await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(200);
    expect(await seen()).toEqual([]);
  }
  await page.goto(`${site.origin}/gestion#/contenido/pruebas`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await seen()).toEqual([]);
  for (const [n, id] of ids.entries()) {
    await page.evaluate((hash) => location.assign(hash), `#/contenido/pruebas/${id}`);
    await expect(page.getByRole('textbox', { name: 'Dirección (urlseo)' })).toHaveValue(`hostil-${n}`);
    expect(await seen()).toEqual([]);
  }
  for (const id of ids) await page.request.delete(`${site.origin}/gestion/catalogo/pruebas/${id}`); // the site is shared
  complaints.length = 0; // The pictures of the payloads do not exist.
});
