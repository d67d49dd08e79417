import { describe, expect, it } from 'vitest';
import { deferScripts } from '@/server/deferred-scripts';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (main: string) =>
  `<!DOCTYPE html><html><head>${STYLE}${HINT}${script('a-1')}${script('b_2')}${OLD}</head>` +
  `<body>${main}${script('main')}<script>self.__next_f.push([1,"x"])</script></body></html>`;

describe('the scripts of the framework', () => {
  it('are named at the end of the page, in their order, and asked for nowhere else', () => {
    expect(deferScripts(page('<h1>Clínica</h1>'), 'everybody')).toBe(
      `<!DOCTYPE html><html><head>${STYLE}${OLD}</head><body><h1>Clínica</h1>` +
        '<script>self.__next_f.push([1,"x"])</script><script type="deferred">/_next/static/chunks/a-1.js ' +
        '/_next/static/chunks/b_2.js /_next/static/chunks/main.js</script></body></html>',
    );
  });

  it('come after the data of the page, which no longer is in inline scripts', () => {
    const start =
      '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a": 1});</script>';
    expect(deferScripts(page(start), 'everybody')).toContain(
      '<body><script type="page-data">{"a":1}\nx</script><script type="deferred">/_next/',
    );
    // It may hold what a visitor wrote, and stays escaped.
    expect(deferScripts(page(start), 'one visitor')).toContain('<script>self.__next_f.push([1,"x"])</script>');
  });

  it('stay in the head of a page that needs them to be of use', () => {
    const form = page('<noscript><p>Este formulario necesita JavaScript</p></noscript>');

    expect(deferScripts(form, 'everybody')).toBe(form);
  });

  it.each([
    ['a page without them', '<!DOCTYPE html><html><body><h1>Clínica</h1></body></html>'],
    ['a page that is cut off', page('').slice(0, -7)],
    ['a script of elsewhere', '<html><body><script src="https://other.example/a.js" async=""></script></body></html>'],
    ['the words of a text', `<html><body>${page('').replaceAll('<', '&lt;')}</body></html>`],
  ])('leave %s as it is', (_, html) => {
    expect(deferScripts(html, 'everybody')).toBe(html);
  });

  it('are loaded without being asked on a page that was rendered for one visitor', () => {
    expect(deferScripts(page(''), 'one visitor')).toContain('<script type="deferred" data-at-once="">');
    for (const reader of ['everybody', 'anybody'] as const) {
      expect(deferScripts(page(''), reader)).not.toContain('data-at-once');
    }
  });
});
