import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { isAbsentPage, unwrapFallback } from '@/server/next-internals/failed-boundary';
import { framework, React, renderToPipeableStream } from './support';

const { notFound } = framework('next/dist/client/components/not-found') as { notFound: () => never };

function Content({ fail }: { fail: () => never }) {
  return fail();
}

/** A boundary whose content fails after the head of the page has been sent. */
function render(fail: () => never, fallback: ReactNode = null): Promise<string> {
  const boundary = React.createElement(React.Suspense, { fallback }, React.createElement(Content, { fail }));
  const into = new PassThrough();
  const onError = (error: { digest?: string }) => error.digest;
  renderToPipeableStream(React.createElement('main', null, boundary), { onError }).pipe(into);
  return text(into);
}

it('a page that calls notFound() late has the mark', async () => {
  expect(isAbsentPage(Buffer.from(await render(notFound)))).toBe(true);
});

it('a page that fails, or speaks of the mark, has not', async () => {
  const failed = await render(() => {
    throw Object.assign(new Error('x'), { digest: '123' });
  });
  expect(failed).toContain('data-dgst="123"');
  expect(isAbsentPage(Buffer.from(failed))).toBe(false);
  expect(isAbsentPage(Buffer.from('<main>data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"</main>'))).toBe(false);
});

describe('a page that is the fallback of what failed', () => {
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
      const sent = await render(fail, page);
      expect(sent).toContain('<!--$!-->');
      expect(unwrapFallback(sent)).toBe('<main><p>No encontrada <!--$--><b>Carrito</b><!--/$--></p></main>');
    },
  );

  it('and any other page stays as it was', async () => {
    const cut = '<main><!--$!--><template data-dgst="1"></template><p>Ends too early</p>';
    for (const html of ['<main><!--$--><p>Clínica</p><!--/$--></main>', cut]) expect(unwrapFallback(html)).toBe(html);
  });
});
