import { blockText, type Statement } from '@/lib/seo/structured/web-page';

/** Statements for search engines as JSON-LD. */
export const StructuredData = ({ statements }: { statements: Statement[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by blockText so that nothing in it ends the element.
    dangerouslySetInnerHTML={{ __html: blockText(statements) }}
  />
);
