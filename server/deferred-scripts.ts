import { AT_ONCE_ATTRIBUTE, DEFERRED_SCRIPT_TYPE, NO_SCRIPT_ELEMENT, PAGE_DATA_TYPE } from '@/lib/domain/page-marks';
import { takePageData } from './next-internals/page-data';
import { takeScriptTags } from './next-internals/script-tags';

const END = '</body></html>';
const NEEDS_SCRIPT = `<${NO_SCRIPT_ELEMENT}>`;

/** Whom a document is for: everybody who asks for its address, anybody who asks it the same, or one visitor alone. */
export type Reader = 'everybody' | 'anybody' | 'one visitor';

/**
 * The page with the framework's scripts listed at its end: they must not compete with the first paint (docs/decisions/0053);
 * one visitor's follow it, others wait for use (0127). What a page for everybody is hydrated with is one text before them (0126);
 * others may hold what a visitor wrote, and leave it escaped. A page that notes it needs script is unchanged.
 */
export function deferScripts(html: string, reader: Reader): string {
  const { files, rest } = takeScriptTags(html);
  if (files.length === 0 || html.includes(NEEDS_SCRIPT) || !html.endsWith(END)) return html;
  const page = (reader === 'everybody' && takePageData(rest)) || { data: null, rest };
  const data = page.data === null ? '' : typed(PAGE_DATA_TYPE, page.data);
  const mark = reader === 'one visitor' ? ` ${AT_ONCE_ATTRIBUTE}=""` : '';
  return `${page.rest.slice(0, -END.length)}${data}${typed(DEFERRED_SCRIPT_TYPE, files.join(' '), mark)}${END}`;
}

const typed = (type: string, text: string, mark = ''): string => `<script type="${type}"${mark}>${text}</script>`;
