// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, a preview shows what is published: with this cookie a request is
// rendered anew, and neither its page nor what it fetches is read from or written to the framework's caches.
import { readFileSync } from 'node:fs';

/** The cookie of the framework's draft mode, which no browser is ever sent. Throws without a build. */
export function draftModeCookie(folder = process.cwd()): string {
  const { preview } = JSON.parse(readFileSync(`${folder}/.next/prerender-manifest.json`, 'utf8'));
  return `__prerender_bypass=${preview.previewModeId}`;
}
