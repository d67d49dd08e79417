import { AT_ONCE_ATTRIBUTE, DEFERRED_SCRIPT_TYPE, NO_SCRIPT_ELEMENT, PAGE_DATA_TYPE } from '@/lib/domain/page-marks';
import { dataAddress, versionOf } from './hydration-data';
import { takePageData } from './next-internals/page-data';
import { takeScriptTags } from './next-internals/script-tags';

const END = '</body></html>';
const NEEDS_SCRIPT = `<${NO_SCRIPT_ELEMENT}>`;

/** Whom a document is for: everybody who asks for its address, anybody who asks it the same, or one visitor alone. */
export type Reader = 'everybody' | 'anybody' | 'one visitor';

/** A document, and what it is hydrated with where that is not in it. */
export type Deferred = { html: string; data: { version: string; text: string } | null };

/**
 * The page with the framework's scripts listed at its end, to be loaded later (docs/decisions/0053, 0127). What a page for everybody is
 * hydrated with is one text (0126), apart from the page at this path (0146); a null path keeps it there. What is for others may hold
 * what a visitor wrote and stays escaped; a page that notes it needs script is unchanged.
 */
export function deferScripts(html: string, reader: Reader, path: string | null): Deferred {
  const { files, rest } = takeScriptTags(html);
  if (files.length === 0 || html.includes(NEEDS_SCRIPT) || !html.endsWith(END)) return { html, data: null };
  const page = (reader === 'everybody' && takePageData(rest)) || { data: null, rest };
  const mark = reader === 'one visitor' ? ` ${AT_ONCE_ATTRIBUTE}=""` : '';
  const scripts = typed(DEFERRED_SCRIPT_TYPE, files.join(' '), mark);
  const written = (data: string) => `${page.rest.slice(0, -END.length)}${data}${scripts}${END}`;
  if (page.data === null) return { html: written(''), data: null };

  const version = versionOf(written(''));
  const address = path === null ? null : dataAddress(version, path);
  if (address === null) return { html: written(typed(PAGE_DATA_TYPE, page.data)), data: null };
  return { html: written(typed(PAGE_DATA_TYPE, address)), data: { version, text: page.data } };
}

const typed = (type: string, text: string, mark = ''): string => `<script type="${type}"${mark}>${text}</script>`;
