import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { isAbsentPage, takePageData, takeScriptTags, unwrapFallback } from '@/server/next-internals/markup';
import { framework, React, renderToPipeableStream } from './support';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

/** A page as React writes it for the framework: its first script as a bootstrap script, the others as elements. */
function render(): Promise<string> {
  const into = new PassThrough();
  const other = React.createElement('script', { src: chunk('b_2'), async: true });
  const foreign = React.createElement('script', { src: 'https://other.example/a.js', async: true });
  const body = React.createElement('body', null, 'Clínica', other, foreign);
  const page = React.createElement('html', null, React.createElement('head'), body);
  const data = 'self.__next_f=[]';
  renderToPipeableStream(page, { bootstrapScriptContent: data, bootstrapScripts: [{ src: chunk('a-1') }] }).pipe(into);
  return text(into);
}

it('the scripts that React writes into a page are removed with their hints, and nothing else', async () => {
  const html = await render();
  expect(html).toContain('<link rel="preload" as="script" fetchPriority="low"');
  const { files, rest } = takeScriptTags(html);
  expect(files.sort()).toEqual([chunk('a-1'), chunk('b_2')]);
  expect(rest).not.toContain('_next/');
  expect(rest).toContain('<script src="https://other.example/a.js" async=""></script>');
});

const FLIGHT = 'node_modules/next/dist/server/app-render/use-flight-response.js';

const ENTRY = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]}';
const START =
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks": ["static/chunks/a.js"], ` +
  '"runtimeModuleIds": [94553]});</script>';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
const page = (...scripts: string[]) =>
  `<body><h1>Clínica</h1>${scripts.map((script) => `<script>${script}</script>`).join('')}</body>`;
const started = (...scripts: string[]) => page(...scripts).replace('</h1>', () => `</h1>${START}`);

it('the data of a page is written by the framework in the format of this file', () => {
  expect(readFileSync(FLIGHT, 'utf8')).toContain('(self.__next_f=self.__next_f||[]).push(');
  expect(readFileSync(FLIGHT, 'utf8')).toContain('self.__next_f.push(');
});

describe('the data of a starting page', () => {
  it('is the text of all its parts in order, and no longer in inline scripts', () => {
    expect(takePageData(started(FIRST, push('0:{"a":"<b>'), push('l\u2028 "á"</b>"}\n')))).toEqual({
      data: `${ENTRY}\n0:{"a":"<b>l\u2028 "á"</b>"}\n`,
      rest: page(),
    });
  });

  it('keeps other inline scripts in their places', () => {
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

  it('is missing on a page of another framework, or of another start', () => {
    expect(takePageData(page('start()'))).toBeNull();
    expect(takePageData(page(FIRST, push('a')))).toBeNull();
  });
});

const { notFound } = framework('next/dist/client/components/not-found') as { notFound: () => never };

function Content({ fail }: { fail: () => never }) {
  return fail();
}

/** A boundary whose content fails after the head of the page has been sent. */
function renderFailing(fail: () => never, fallback: ReactNode = null): Promise<string> {
  const boundary = React.createElement(React.Suspense, { fallback }, React.createElement(Content, { fail }));
  const into = new PassThrough();
  const onError = (error: { digest?: string }) => error.digest;
  renderToPipeableStream(React.createElement('main', null, boundary), { onError }).pipe(into);
  return text(into);
}

it('a page that calls notFound() late has the mark', async () => {
  expect(isAbsentPage(Buffer.from(await renderFailing(notFound)))).toBe(true);
});

it('a page that fails, or contains the text of the mark, does not have the mark', async () => {
  const failed = await renderFailing(() => {
    throw Object.assign(new Error('x'), { digest: '123' });
  });
  expect(failed).toContain('data-dgst="123"');
  expect(isAbsentPage(Buffer.from(failed))).toBe(false);
  expect(isAbsentPage(Buffer.from('<main>data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"</main>'))).toBe(false);
});

describe('a page that is the fallback of a failure', () => {
  const inner = React.createElement(React.Suspense, { fallback: null }, React.createElement('b', null, 'Carrito'));
  const page = React.createElement('p', null, 'No encontrada ', inner);

  it.each([
    ['absent', notFound],
    [
      'failed',
      () => {
        throw Object.assign(new Error('x'), { digest: '123' });
      },
    ],
  ] as [string, () => never][])(
    '%s: is sent without the marks that have it drawn anew, its own boundaries as they are',
    async (_, fail) => {
      const sent = await renderFailing(fail, page);
      expect(sent).toContain('<!--$!-->');
      expect(unwrapFallback(sent)).toBe('<main><p>No encontrada <!--$--><b>Carrito</b><!--/$--></p></main>');
    },
  );

  it('and any other page stays unchanged', async () => {
    const cut = '<main><!--$!--><template data-dgst="1"></template><p>Ends too early</p>';
    for (const html of ['<main><!--$--><p>Clínica</p><!--/$--></main>', cut]) expect(unwrapFallback(html)).toBe(html);
  });
});
