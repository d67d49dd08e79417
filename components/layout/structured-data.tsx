import { createHash } from 'node:crypto';
import { blockText, type Statement } from '@/lib/seo/structured/block';
import { keepBlock } from '@/lib/seo/structured/kept-blocks';
import { StructuredDataScript } from './structured-data-script';

type Props = { statements: Statement[] };

/** What the page says to search engines, on a page without breadcrumbs: they carry it otherwise. */
export const StructuredData = ({ statements }: Props) => <StructuredDataScript id={blockId(statements)} />;

/**
 * Keeps the statements for the browser component that writes them, and answers the id to hand to it: only the id becomes
 * page data (docs/decisions.md, "Structured data is not page data"). It is made of the text, so that the same page stays
 * the same document.
 */
export const blockId = (statements: Statement[]): string => keep(blockText(statements));

/** The same for the tags for other sites. */
export const tagsId = (tags: [key: string, content: string][]): string => keep(JSON.stringify(tags));

function keep(text: string): string {
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  keepBlock(id, text);
  return id;
}
