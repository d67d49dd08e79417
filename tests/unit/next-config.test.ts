import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import config from '@/next.config';

const framework = createRequire(import.meta.url);
const React = framework('next/dist/compiled/react') as typeof import('react');
const { preload } = framework('next/dist/compiled/react-dom') as typeof import('react-dom');
const { renderToPipeableStream } = framework('next/dist/compiled/react-dom/server.node');

function Page() {
  preload('/a.woff2', { as: 'font', type: 'font/woff2' });
  return React.createElement('html', null, React.createElement('head'), React.createElement('body'));
}

it('fonts are preloaded in the page and not in its headers, without a React warning in development', async () => {
  const warnings = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const onHeaders = vi.fn();
  const into = new PassThrough();
  const maxHeadersLength = config.reactMaxHeadersLength;
  renderToPipeableStream(React.createElement(Page), { onHeaders, maxHeadersLength }).pipe(into);
  expect(await text(into)).toContain('<link rel="preload" href="/a.woff2" as="font"');
  expect(onHeaders.mock.calls.flat().filter((headers) => headers?.Link)).toEqual([]);
  expect(warnings.mock.calls).toEqual([]);
});
