import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { isAbsentPage } from '@/server/next-internals/absent-page';
import { framework, React, renderToPipeableStream } from './support';

const { notFound } = framework('next/dist/client/components/not-found') as { notFound: () => never };

function Content({ fail }: { fail: () => never }) {
  return fail();
}

/** A boundary whose content fails after the head of the page has been sent. */
function render(fail: () => never): Promise<string> {
  const boundary = React.createElement(React.Suspense, { fallback: null }, React.createElement(Content, { fail }));
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
