// Seen in next 16.4 to 16.5. When it changes, the browser refuses the changed script: pages do not hydrate.
import { createHash } from 'node:crypto';

const SHELL_TIME = 'requestAnimationFrame(function(){$RT=performance.now()});';
const PUSHES = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** sha256 of the helpers that React writes before their first call: $RS, $RC, $RR, $RX. */
const HELPERS = new Set([
  'dW/dX4s22Wb/RKwjhTPlT6uBNIFHoTR535AjgMKaEws=',
  'tNBrhVhpwBw/l0vCWPK8EIr/51zkeQJGlBE46KH5wHM=',
  'ik5CuzKG16kxLMiWrbGtWliE5C3GFYiZnsysYypmDVc=',
  'jWUGjMRHNLSoNHPd4KWw4+G9pQwz+ZLNEf0h9mnNOjc=',
]);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * The CSP sources of a page's inline scripts, in order and without repeats: only for the shapes that Next writes. Any
 * other script (one from a text) gets no source and does not run (docs/architecture.md#inline-scripts).
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (body && !/\b(?:src|type)\s*=/i.test(attributes) && isFrameworkScript(body))
      sources.add(`'sha256-${sha256(body)}'`);
  }
  return [...sources];
}

/** True for an inline script of a shape that the framework writes, with its data read as strict JSON. */
export function isFrameworkScript(script: string): boolean {
  if (script === SHELL_TIME) return true;
  const push = PUSHES.find((start) => script.startsWith(start));
  if (push) return isPushOfData(script.slice(push.length));
  return isReactCall(script);
}

/** `…push(JSON)` with an optional semicolon; the start has been cut off. */
function isPushOfData(rest: string): boolean {
  const end = /\);?$/.exec(rest);
  return end !== null && isJson(rest.slice(0, end.index));
}

/** `$RC("B:0","S:0")`, `$RS`, `$RR` or `$RX`, after the helpers they need. */
function isReactCall(script: string): boolean {
  const call = /^([\s\S]*?)\$R[SCRX]\((?=")([\s\S]*)\);?$/.exec(script);
  if (!call) return false;
  const [, helpers = '', values = ''] = call;
  return isJson(`[${values}]`) && splitHelpers(helpers).every((helper) => HELPERS.has(sha256(helper)));
}

/** The helpers of a script, each without the semicolons that follow it. */
function splitHelpers(text: string): string[] {
  return text
    .split(/(?=\$RS=|\$RB=|\$RM=|\$RX=)/)
    .map((helper) => helper.replace(/;+$/, ''))
    .filter(Boolean);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
