import { createHash } from 'node:crypto';
import { AT_ONCE_ATTRIBUTE, DEFERRED_SCRIPT_TYPE, NO_SCRIPT_ELEMENT, PAGE_DATA_TYPE } from '@/lib/domain/page-marks';
import { bodyIn, chooseEncoding, type Packed } from './encoding';
import { type Audience, type Exchange, sendBody } from './exchange';
import { takePageData, takeScriptTags } from './next-internals/markup';

const END = '</body></html>';
const NEEDS_SCRIPT = `<${NO_SCRIPT_ELEMENT}>`;

/** Hydration data and its version, which is part of its address. */
export type PageData = { version: string; text: string };

/**
 * Lists the framework's scripts at the end of the page, to be loaded later (docs/decisions/0053, 0127). The hydration data of a
 * public page is one text (0126), separate from the page at this path (0146); with a null path it stays there. Other pages may
 * contain user input: their data stays escaped. A page with a note that it needs scripts is returned unchanged.
 */
export function deferScripts(
  html: string,
  audience: Audience,
  path: string | null,
): { html: string; data: PageData | null } {
  const { files, rest } = takeScriptTags(html);
  if (files.length === 0 || html.includes(NEEDS_SCRIPT) || !html.endsWith(END)) return { html, data: null };
  const page = (audience === 'public' && takePageData(rest)) || { data: null, rest };
  const mark = audience === 'private' ? ` ${AT_ONCE_ATTRIBUTE}=""` : '';
  const scripts = typed(DEFERRED_SCRIPT_TYPE, files.join(' '), mark);
  const written = (data: string) => `${page.rest.slice(0, -END.length)}${data}${scripts}${END}`;
  if (page.data === null) return { html: written(''), data: null };

  const version = versionOf(written(''));
  const address = path === null ? null : dataAddress(version, path);
  if (address === null) return { html: written(typed(PAGE_DATA_TYPE, page.data)), data: null };
  return { html: written(typed(PAGE_DATA_TYPE, address)), data: { version, text: page.data } };
}

const typed = (type: string, text: string, mark = ''): string => `<script type="${type}"${mark}>${text}</script>`;

const PREFIX = '/datos/';
const ADDRESS = /^\/datos\/([\w-]{16})(\/[^<]*)?$/;

/**
 * Names the data of a document by the rest of it: data of another render fits any document that is otherwise the same.
 */
export const versionOf = (document: string): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 16);

/** The address of the data of a page; null for a path that a script element cannot contain. */
export function dataAddress(version: string, path: string): string | null {
  const address = `${PREFIX}${version}${path === '/' ? '' : path}`;
  return ADDRESS.test(address) ? address : null;
}

/** Returns version and page of an address of `dataAddress`, or null for any other address. */
export function readDataAddress(address: string): { version: string; page: string } | null {
  const [, version, page = '/'] = ADDRESS.exec(address) ?? [];
  return version === undefined ? null : { version, page };
}

const HEADERS = [
  ...['Content-Type', 'text/plain; charset=utf-8'],
  ...['Cache-Control', 'public, max-age=31536000, immutable'],
  ...['Vary', 'Accept-Encoding', 'X-Robots-Tag', 'noindex'],
];

/** Sends the data of a page; any cache may store it permanently, because its address names its content. */
export function sendPageData(exchange: Exchange, packed: Packed): void {
  const encoding = chooseEncoding(exchange.req.headers);
  sendBody(exchange, 200, [...exchange.security.file, ...HEADERS], bodyIn(packed, encoding), encoding);
}
