import { createHash } from 'node:crypto';
import { isFrameworkScript } from './next-internals/inline-scripts';

/**
 * The CSP sources of a page's inline scripts, in order and without repeats: only of the shapes the framework writes. Any
 * other script (one that came in with a text) gets no source and does not run (docs/architecture.md#inline-scripts).
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (body && !/\b(?:src|type)\s*=/i.test(attributes) && isFrameworkScript(body)) sources.add(source(body));
  }
  return [...sources];
}

/** `'sha256-…'` of an inline script or style. */
const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
