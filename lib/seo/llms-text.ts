import { DEFAULT_LOCALE } from '../i18n/locales';
import { absoluteUrl } from './absolute';
import { FEED_PATH } from './feed';

export type LlmsSection = { title: string; links: { name: string; path: string; note?: string | null }[] };

/** llms.txt: what the site is and where its main lists lead, as Markdown. Sections without links are left out. */
export function llmsText(brand: string, summary: string, languages: string, sections: LlmsSection[]): string {
  const lines = [`# ${plain(brand)}`, '', `> ${plain(summary)}`, '', languages];
  for (const { title, links } of sections) {
    if (links.length === 0) continue;
    lines.push('', `## ${plain(title)}`, '');
    for (const { name, path, note } of links) {
      lines.push(`- [${plain(name)}](${absoluteUrl(DEFAULT_LOCALE, path)})${note ? `: ${plain(note)}` : ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The feed and the sitemap, for those who want everything. */
export const MACHINE_PATHS = { feed: FEED_PATH, sitemap: '/sitemap.xml' };

/** A name in one line that opens no link, whatever the record says. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>\\]/g, '\\$&')
    .trim();
