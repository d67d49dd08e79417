import { createHash } from 'node:crypto';
import { blockText, type Statement } from '@/lib/seo/structured/block';
import { storeBlock } from '@/lib/seo/structured/block-store';
import { StructuredDataScript } from './structured-data-script';

type Props = { statements: Statement[] };

/** The structured data of a page without breadcrumbs, which carry it otherwise. */
export const StructuredData = ({ statements }: Props) => <StructuredDataScript id={blockId(statements)} />;

/**
 * Stores the statements for the client component that writes them and returns their id: only the id becomes page data
 * (docs/decisions/0027). It is a hash of the text, so that the same page stays the same document.
 */
export const blockId = (statements: Statement[]): string => store(blockText(statements));

/** The same for the tags for other sites. */
export const tagsId = (tags: [key: string, content: string][]): string => store(JSON.stringify(tags));

function store(text: string): string {
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  storeBlock(id, text);
  return id;
}
