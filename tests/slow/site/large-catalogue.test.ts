import { afterAll, beforeAll, expect, test } from 'vitest';
import { PORTS } from '@/tests/support/ports';
import { unreached } from '@/tests/support/reach';
import { type ReadPath, readerOf } from '@/tests/support/read-once';
import { type Stack, startStack } from '@/tests/support/stacks';

// A catalogue four times as large: every list has further pages. Its links are followed in Spanish; every-page.test.ts
// follows the demo's in each language.

let stack: Stack;
let read: ReadPath;

beforeAll(async () => {
  stack = await startStack(PORTS.reach, { before: [['seed', '--scale', '4']] });
  read = readerOf(stack.origin);
});

afterAll(() => stack?.stop());

const hrefsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, href]) => href ?? '');

test('every address of the sitemaps is linked', async () => {
  expect(await unreached(read, [''], 1200)).toEqual({});
});

test('every associated centre, which has no own page, is on a page of their list', async () => {
  const names = new Set<string>();
  for (let at: string | undefined = '/clinicas/centros-asociados'; at; ) {
    const { status, text } = await read(at);
    expect([at, status]).toEqual([at, 200]);
    for (const name of hrefsIn(text, /<h3>(?:<[^>]*>)*([^<]+)</g)) names.add(name);
    at = /<a class="btn btn-line" href="([^"]+)" rel="next">/.exec(text)?.[1];
  }
  expect(names.size).toBe(68);
});

test('a page beyond the last one, and the first one under a number, do not exist', async () => {
  for (const list of ['/medicos', '/especialidades', '/clinicas', '/en/medicos', '/clinicas/centros-asociados']) {
    for (const number of ['1', '02', '0', '99', '99999', 'dos']) {
      expect([list, number, (await read(`${list}/pagina/${number}`)).status]).toEqual([list, number, 404]);
    }
    const second = await read(`${list}/pagina/2`);
    expect([list, second.status]).toEqual([list, 200]);
    expect(second.text).toContain(`<link rel="canonical" href="${stack.origin}${list}/pagina/2"/>`);
    expect(second.text).not.toContain('content="noindex');
  }
});

test('every sitemap can be read and names the further pages', async () => {
  const files = hrefsIn((await read('/sitemap.xml')).text, /<loc>[^<]+?:\d+(\/[^<]+)<\/loc>/g);
  const paths: string[] = [];
  for (const file of files) {
    const { status, text } = await read(file);
    expect([file, status]).toEqual([file, 200]);
    paths.push(...hrefsIn(text, /<loc>[^<]+?:\d+(\/[^<]*)<\/loc>/g));
  }
  expect(paths).toEqual(expect.arrayContaining(['/medicos/pagina/8', '/en/especialidades/pagina/2', '/clinicas']));
  expect(paths.filter((path) => /^\/medicos\/(?!pagina)/.test(path))).toHaveLength(312);
  // One in thirteen clinics is hidden from search engines.
  expect(paths.filter((path) => /^\/clinicas\/(?!pagina|centros-asociados)/.test(path))).toHaveLength(48);
  expect(new Set(paths).size).toBe(paths.length);
});
