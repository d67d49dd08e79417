import type { Graph, Thing } from 'schema-dts';

/** A statement about the page in the words of schema.org. Only what the page shows is said. */
export type Statement = Exclude<Thing, string>;

/**
 * The statements as text for a script element: whatever a record is called, nothing in it ends the element or opens a
 * comment, because no '<' is left. What is undefined is not written.
 */
export function blockText(statements: Statement[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': statements };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
