import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptSources } from '@/server/inline-scripts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (...scripts: string[]): string =>
  `<html><body>${scripts.map((script) => `<script>${script}</script>`).join('<p>x</p>')}</body></html>`;

describe('inlineScriptSources accepts what the framework writes', () => {
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

describe('inlineScriptSources gives nothing to a script that came in with a text', () => {
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
