import { describe, expect, it } from 'vitest';
import { startScriptsLater } from '@/server/later-scripts';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (main: string) =>
  `<!DOCTYPE html><html><head>${STYLE}${HINT}${script('a-1')}${script('b_2')}${OLD}</head>` +
  `<body>${main}${script('main')}<script>self.__next_f.push([1,"x"])</script></body></html>`;

describe('the scripts of the framework', () => {
  it('are named at the end of the page, in their order, and asked for nowhere else', () => {
    expect(startScriptsLater(page('<h1>Clínica</h1>'))).toBe(
      `<!DOCTYPE html><html><head>${STYLE}${OLD}</head><body><h1>Clínica</h1>` +
        '<script>self.__next_f.push([1,"x"])</script><script type="later">/_next/static/chunks/a-1.js ' +
        '/_next/static/chunks/b_2.js /_next/static/chunks/main.js</script></body></html>',
    );
  });

  it('find the data of the page in one call', () => {
    const push = (data: string) => `<script>${data}</script>`;
    const calls = push('(self.__next_f=self.__next_f||[]).push([0])') + push('self.__next_f.push([1,"a"])');
    const later = startScriptsLater(page(calls));

    expect(later).toContain(push('(self.__next_f=self.__next_f||[]).push([0],[1,"a"],[1,"x"])'));
    const other = push('$RC("B:0","S:0")');
    expect(startScriptsLater(page(other))).toContain(`${other}<script>self.__next_f.push([1,"x"])</script>`);
    expect(startScriptsLater(page(`<noscript>x</noscript>${calls}`))).toContain(calls);
  });

  it('stay in the head of a page that needs them to be of use', () => {
    const form = page('<noscript><p>Este formulario necesita JavaScript</p></noscript>');

    expect(startScriptsLater(form)).toBe(form);
  });

  it.each([
    ['a page without them', '<!DOCTYPE html><html><body><h1>Clínica</h1></body></html>'],
    ['a page that is cut off', page('').slice(0, -7)],
    ['a script of elsewhere', '<html><body><script src="https://other.example/a.js" async=""></script></body></html>'],
    ['the words of a text', `<html><body>${page('').replaceAll('<', '&lt;')}</body></html>`],
  ])('leave %s as it is', (_, html) => {
    expect(startScriptsLater(html)).toBe(html);
  });
});
