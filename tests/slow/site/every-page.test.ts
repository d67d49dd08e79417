import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawl } from '@/tests/support/crawl';
import { complaintsOf, type Listed, pathOf, REQUIRED, readSitemaps } from '@/tests/support/page-statements';
import { PORTS } from '@/tests/support/ports';
import { unreached } from '@/tests/support/reach';
import { type ReadPath, readerOf, readOnce } from '@/tests/support/read-once';
import { type Stack, startStack } from '@/tests/support/stacks';

// Rules for every page of the site. The thousand pages are read once and checked in turn.

/** Pages of the operator on other sites, which replace links to pages of this one. */
const ELSEWHERE = {
  GROUP_URL: 'https://group.example',
  JOBS_URL: 'https://jobs.example',
  RESULTS_URL: 'https://results.example',
  ENS_CERTIFICATE_URL: 'https://certificate.example',
};

let stack: Stack;
let read: ReadPath;

beforeAll(async () => {
  stack = await startStack(PORTS.everyPage, { site: ELSEWHERE });
  read = readOnce(readerOf(stack.origin));
});

afterAll(() => stack?.stop());

test('no link of the site is broken, in any language', async () => {
  const { broken, pages } = await crawl(read, ['/', '/ca', '/en']);
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(900);
});

// Every indexable page is within reach of links that visitors with JavaScript see: clinics, specialities, doctors,
// tests and vouchers are at most three links from the home.
test('every address of the sitemaps is linked, in each language', async () => {
  expect(await unreached(read, ['', '/ca', '/en'], 300)).toEqual({});
});

test('every page of the sitemaps exists, is its own canonical page and names its other languages', async () => {
  const listed = await readSitemaps(read);
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['paginas', ...Object.keys(REQUIRED)]));
  expect(listed.length).toBeGreaterThan(700);
  const byAddress = new Map(listed.map((page) => [page.address, page]));
  expect(byAddress.size).toBe(listed.length);

  const visit = async (page: Listed): Promise<string[]> => {
    // Each alternate language of a page must be listed, and link back.
    const isNamedBack = (href: string) => Object.values(byAddress.get(href)?.alternates ?? {}).includes(page.address);
    const oneSided = Object.entries(page.alternates)
      .filter(([, href]) => !isNamedBack(href))
      .map(([language]) => `${page.address}: ${language} is not reciprocal`);
    const { status, text } = await read(pathOf(page.address));
    return [...oneSided, ...(status === 200 ? complaintsOf(page, text) : [`${status} ${page.address}`])];
  };
  const complaints: string[] = [];
  for (const page of listed) complaints.push(...(await visit(page)));
  expect(complaints).toEqual([]);
});
