import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { takeScriptTags } from '@/server/next-internals/script-tags';
import { React, renderToPipeableStream } from './support';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

/** A page as the framework has React write it: its first script as a bootstrap script, the others as elements. */
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

it('the scripts that React writes into a page are taken with their hints, and nothing else', async () => {
  const html = await render();
  expect(html).toContain('<link rel="preload" as="script" fetchPriority="low"');
  const { files, rest } = takeScriptTags(html);
  expect(files.sort()).toEqual([chunk('a-1'), chunk('b_2')]);
  expect(rest).not.toContain('_next/');
  expect(rest).toContain('<script src="https://other.example/a.js" async=""></script>');
});
