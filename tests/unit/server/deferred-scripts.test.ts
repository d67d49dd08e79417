import { describe, expect, it } from 'vitest';
import { deferScripts, type Reader } from '@/server/deferred-scripts';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (main: string) =>
  `<!DOCTYPE html><html><head>${STYLE}${HINT}${script('a-1')}${script('b_2')}${OLD}</head>` +
  `<body>${main}${script('main')}<script>self.__next_f.push([1,"x"])</script></body></html>`;

const start = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a": 1});</script>';
const written = (html: string, reader: Reader) => deferScripts(html, reader, null).html;

describe('the scripts of the framework', () => {
  it('are named at the end of the page, in their order, and asked for nowhere else', () => {
    expect(written(page('<h1>Clínica</h1>'), 'everybody')).toBe(
      `<!DOCTYPE html><html><head>${STYLE}${OLD}</head><body><h1>Clínica</h1>` +
        '<script>self.__next_f.push([1,"x"])</script><script type="deferred">/_next/static/chunks/a-1.js ' +
        '/_next/static/chunks/b_2.js /_next/static/chunks/main.js</script></body></html>',
    );
  });

  it('come after the data of the page, which no longer is in inline scripts', () => {
    expect(written(page(start), 'everybody')).toContain(
      '<body><script type="page-data">{"a":1}\nx</script><script type="deferred">/_next/',
    );
    // It may hold what a visitor wrote, and stays escaped.
    expect(written(page(start), 'one visitor')).toContain('<script>self.__next_f.push([1,"x"])</script>');
  });

  it('stay in the head of a page that needs them to be of use', () => {
    const form = page('<noscript><p>Este formulario necesita JavaScript</p></noscript>');

    expect(written(form, 'everybody')).toBe(form);
    const complete = page('<noscript data-complete=""><p>Busca una clínica</p></noscript>');
    expect(written(complete, 'everybody')).toContain('type="deferred"');
  });

  it.each([
    ['a page without them', '<!DOCTYPE html><html><body><h1>Clínica</h1></body></html>'],
    ['a page that is cut off', page('').slice(0, -7)],
    ['a script of elsewhere', '<html><body><script src="https://other.example/a.js" async=""></script></body></html>'],
    ['the words of a text', `<html><body>${page('').replaceAll('<', '&lt;')}</body></html>`],
  ])('leave %s as it is', (_, html) => {
    expect(written(html, 'everybody')).toBe(html);
  });

  it('are loaded without being asked on a page that was rendered for one visitor', () => {
    expect(written(page(''), 'one visitor')).toContain('<script type="deferred" data-at-once="">');
    for (const reader of ['everybody', 'anybody'] as const) {
      expect(written(page(''), reader)).not.toContain('data-at-once');
    }
  });
});

describe('what a page is hydrated with', () => {
  const DATA = '{"a":1}\nx';
  const apart = (main: string, path = '/clinicas') => deferScripts(page(start + main), 'everybody', path);

  it('is apart from a page for everybody, at an address that names the rest of the page', () => {
    const { html, data } = apart('<h1>Clínicas</h1>');
    expect(data).toEqual({ version: expect.stringMatching(/^[\w-]{16}$/), text: DATA });
    expect(html).toContain(
      `<script type="page-data">/datos/${data?.version}/clinicas</script><script type="deferred">`,
    );
    expect(html).not.toContain(DATA);
    expect(apart('<h1>Clínicas</h1>', '/').html).toContain(`<script type="page-data">/datos/${data?.version}</script>`);
  });

  it('has another version with another page or other scripts, and no other with other data', () => {
    const { version } = apart('<h1>Clínicas</h1>').data ?? {};
    expect(apart('<h1>Clínica</h1>').data?.version).not.toBe(version);
    const scripts = page(`${start}<h1>Clínicas</h1>`).replaceAll('a-1', 'a-2');
    expect(deferScripts(scripts, 'everybody', '/clinicas').data?.version).not.toBe(version);
    const rows = page(`${start}<h1>Clínicas</h1>`).replace('"x"', '"y"');
    expect(deferScripts(rows, 'everybody', '/clinicas').data).toEqual({ version, text: '{"a":1}\ny' });
  });

  it.each([
    ['whose address could end the element', page(start), '/clinicas</script>'],
    ['without an address of its own', page(start), null],
  ])('stays in a page %s', (_, html, path) => {
    const kept = deferScripts(html, 'everybody', path);
    expect(kept.data).toBeNull();
    expect(kept.html).toContain(`<script type="page-data">${DATA}</script>`);
  });
});
