import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineScriptSources, isFrameworkScript } from '@/server/next-internals/inline-scripts';
import { framework } from './support';

/** The helpers as the installed framework writes them, by their first letters. */
function helper(start: string): string {
  const file = framework.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const literals = readFileSync(file, 'utf8').matchAll(/stringToPrecomputedChunk\(\s*'((?:[^'\\]|\\.)*)'\s*\)/g);
  const found = [...literals].map(([, text = '']) => text).find((text) => text.startsWith(start));
  if (!found) throw new Error(`the framework no longer writes ${start}`);
  return found.replace(/\\n/g, '\n').replace(/\$R[SCRX]\("$/, '');
}

/** The inline scripts by which the framework passes a page its data. */
async function dataScripts(data: string): Promise<string[]> {
  const { createInlinedDataReadableStream } = framework('next/dist/server/app-render/use-flight-response');
  const written = createInlinedDataReadableStream(new Blob([data]).stream(), undefined, null);
  const html = await new Response(written).text();
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

describe('the inline scripts of the installed framework', () => {
  it('pass the data in a known shape', async () => {
    const scripts = await dataScripts('0:{"a":"</script><b> \u2028 ñ"}');
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => !isFrameworkScript(script))).toEqual([]);
  });

  it('define known helpers before the first call', () => {
    const scripts = [
      `${helper('$RB=')}$RC("B:0","S:0")`,
      `${helper('$RS=')}$RS("S:1","P:1")`,
      `${helper('$RX=')};$RX("B:0")`,
      `${helper('$RX=')}${helper('$RB=')}${helper('$RM=')}$RR("B:0","S:0",[])`,
    ];
    expect(scripts.filter((script) => !isFrameworkScript(script))).toEqual([]);
  });

  it('record the time of the shell in a known shape', () => {
    const file = framework.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
    const script = 'requestAnimationFrame(function(){$RT=performance.now()});';
    expect(readFileSync(file, 'utf8')).toContain(script);
    expect(isFrameworkScript(script)).toBe(true);
  });
});

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (...scripts: string[]): string =>
  `<html><body>${scripts.map((script) => `<script>${script}</script>`).join('<p>x</p>')}</body></html>`;

describe("inlineScriptSources accepts the framework's scripts", () => {
  it.each([
    ['the start of the data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['data', 'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003cb>\\"}\\n"])'],
    ['form state', 'self.__next_f.push([2,null])'],
    [
      'the list of files',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
    ],
    ['the time of the shell', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['a later part of a page', '$RC("B:1","S:1")'],
    ['a part with styles', '$RR("B:0","S:0",[["/_next/a.css"]])'],
    ['a failed part', '$RX("B:0","123","","")'],
  ])('%s', (_, script) => {
    expect(inlineScriptSources(page(script))).toEqual([hash(script)]);
  });

  it('each script once, in the order of the page, and no file or data block', () => {
    const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>${page('self.__next_f.push([1,"b"])', 'self.__next_f.push([1,"a"])', 'self.__next_f.push([1,"b"])')}`;

    expect(inlineScriptSources(html)).toEqual([
      hash('self.__next_f.push([1,"b"])'),
      hash('self.__next_f.push([1,"a"])'),
    ]);
  });

  it('attributes of the framework on the tag', () => {
    expect(inlineScriptSources('<script id="_R_">self.__next_f.push([0])</script>')).toEqual([
      hash('self.__next_f.push([0])'),
    ]);
  });
});

describe('inlineScriptSources ignores a script inside a text', () => {
  it.each([
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert(1)',
    'self.__next_f.push([1,`a`])',
    "self.__next_f.push([1,'a'])",
    'self.__next_f.push()',
    'self.__next_f.push([1,"a"],)',
    'self.__next_f.push([1,"a"],[1,"b"])',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push([1,"a"]],[alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0],alert(1))',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1))',
    '$RC("B:0",alert(1))',
    '$RC("B:0","S:0");alert(1)',
    'alert(1);$RC("B:0","S:0")',
    '$RB=[];alert(1);$RC("B:0","S:0")',
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
    ' self.__next_f.push([0])',
  ])('%s', (script) => {
    expect(inlineScriptSources(page(script))).toEqual([]);
  });
});
