// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { setPageData, takePageData } from '@/server/next-internals/page-data';

const FLIGHT = 'node_modules/next/dist/server/app-render/use-flight-response.js';
const CLIENT = 'node_modules/next/dist/client/app-index.js';

const ENTRY = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]}';
const START =
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks": ["static/chunks/a.js"], ` +
  '"runtimeModuleIds": [94553]});</script>';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
const page = (...scripts: string[]) =>
  `<body><h1>Clínica</h1>${scripts.map((script) => `<script>${script}</script>`).join('')}</body>`;
const started = (...scripts: string[]) => page(...scripts).replace('</h1>', () => `</h1>${START}`);

it('is written and read by the framework as this file takes and gives it', () => {
  expect(readFileSync(FLIGHT, 'utf8')).toContain('(self.__next_f=self.__next_f||[]).push(');
  expect(readFileSync(FLIGHT, 'utf8')).toContain('self.__next_f.push(');
  expect(readFileSync(CLIENT, 'utf8')).toContain('self.__next_f = self.__next_f || []');
});

describe('the data a page starts and is hydrated with', () => {
  it('is the text of all its parts in their order, and no longer in inline scripts', () => {
    expect(takePageData(started(FIRST, push('0:{"a":"<b>'), push('l\u2028 "á"</b>"}\n')))).toEqual({
      data: `${ENTRY}\n0:{"a":"<b>l\u2028 "á"</b>"}\n`,
      rest: page(),
    });
  });

  it('keeps other inline scripts where they are', () => {
    expect(takePageData(started(push('a'), '$RC("B:0","S:0")'))?.rest).toBe(page('$RC("B:0","S:0")'));
  });

  it.each([
    ['the end of the element', push('<p></scRipt>')],
    ['a comment, which would change how the element ends', push('<!-- wp:paragraph -->')],
    ['a line end that the parser rewrites', push('a\r\nb')],
    ['the state of a form', 'self.__next_f.push([2,null])'],
    ['bytes', 'self.__next_f.push([3,"AAAA"])'],
  ])('stays as it is where it holds %s', (_, script) => {
    expect(takePageData(started(FIRST, push('a'), script))).toBeNull();
  });

  it('is absent from a page of another framework, or of another start', () => {
    expect(takePageData(page('start()'))).toBeNull();
    expect(takePageData(page(FIRST, push('a')))).toBeNull();
  });
});

describe('handing it over', () => {
  afterEach(() => {
    window.TURBOPACK = undefined;
    window.__next_f = undefined;
  });

  it('leaves what the inline scripts would have left', () => {
    setPageData(`${ENTRY}\n0:{"a":1}\n1:"b"\n`);
    expect(window.TURBOPACK).toEqual([JSON.parse(ENTRY)]);
    expect(window.__next_f).toEqual([[0], [1, '0:{"a":1}\n1:"b"\n']]);
  });
});
