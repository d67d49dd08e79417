// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BACKEND, ORIGIN } from '@/tests/support/http-site';
import * as addresses from '@/tests/support/parity';
import { PORTS } from '@/tests/support/ports';
import { SECRET } from '@/tests/support/site';

// The Next server shows the same without the proxy. One language per address is enough to find a rule that only the
// proxy applies. Development: tests/slow/site/parity.test.ts.

const NEXT_ALONE = `http://localhost:${PORTS.nextAlone}`;
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  stop = await addresses.startNextAlone(PORTS.nextAlone, { apiUrl: BACKEND, siteUrl: ORIGIN, secret: SECRET });
});
afterAll(() => stop());

/** Expects the same of both servers. Returns what they show. */
async function same(address: string) {
  const served = await addresses.noticed(ORIGIN, address);
  expect(await addresses.noticed(NEXT_ALONE, address)).toEqual(served);
  return served;
}

const { inOneLanguageEach, PAGES, UNKNOWN, IMPOSSIBLE } = addresses;

it.each(inOneLanguageEach(PAGES))('%s is the same page', async (address) => {
  expect(await same(address)).toMatchObject({ status: 200, main: expect.any(String) });
});

it.each(inOneLanguageEach([...UNKNOWN, ...IMPOSSIBLE]))('%s is the same 404 page', async (address) => {
  expect(await same(address)).toMatchObject({ status: 404, main: expect.any(String) });
});

it.each(inOneLanguageEach(addresses.REDIRECTS))('%s is the same', async (address) => {
  await same(address);
});

it.each([...addresses.SINGLE_PAGES, ...addresses.FILES, ...addresses.DESK])('%s is the same', async (address) => {
  await same(address);
});

it('a sized picture is the same', async () => {
  const picture = await addresses.pictureOf(ORIGIN, '/');
  expect(await same(picture)).toMatchObject({ status: 200, type: 'image/webp' });
});

// The results that the upstream adds depend on its speed: only the heads are compared.
it('a search has the same head', async () => {
  const [served, alone] = await Promise.all(
    [ORIGIN, NEXT_ALONE].map((origin) => addresses.noticed(origin, '/en/resultados-busqueda?q=cardiologia')),
  );
  const uncompared = { headings: null, main: null };
  expect({ ...alone, ...uncompared }).toEqual({ ...served, ...uncompared });
});
