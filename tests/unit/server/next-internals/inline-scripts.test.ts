import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFrameworkScript } from '@/server/next-internals/inline-scripts';
import { framework } from './support';

/** The helpers as the installed framework writes them, by their first letters. */
function helper(start: string): string {
  const file = framework.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const literals = readFileSync(file, 'utf8').matchAll(/stringToPrecomputedChunk\(\s*'((?:[^'\\]|\\.)*)'\s*\)/g);
  const found = [...literals].map(([, text = '']) => text).find((text) => text.startsWith(start));
  if (!found) throw new Error(`the framework no longer writes ${start}`);
  return found.replace(/\\n/g, '\n').replace(/\$R[SCRX]\("$/, '');
}

/** The inline scripts by which the framework hands a page its data. */
async function dataScripts(data: string): Promise<string[]> {
  const { createInlinedDataReadableStream } = framework('next/dist/server/app-render/use-flight-response');
  const written = createInlinedDataReadableStream(new Blob([data]).stream(), undefined, null);
  const html = await new Response(written).text();
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

describe('the inline scripts of the installed framework', () => {
  it('hand over the data in a known shape', async () => {
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

  it('note the time of the shell in a known shape', () => {
    const file = framework.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
    const script = 'requestAnimationFrame(function(){$RT=performance.now()});';
    expect(readFileSync(file, 'utf8')).toContain(script);
    expect(isFrameworkScript(script)).toBe(true);
  });
});
