type Document = { status: number; text: string; type: string };

/** Returns the document at a path of a site. */
export type ReadPath = (path: string) => Promise<Document>;

/**
 * Reads the documents of the site at `origin`; redirects are returned, not followed. Throws without a response within
 * 30 s.
 */
export const readerOf =
  (origin: string): ReadPath =>
  async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') ?? '' };
  };

/** Reads each path once, for several tests that check different parts of the same thousand pages. */
export function readOnce(read: ReadPath): ReadPath {
  const stored = new Map<string, Promise<Document>>();
  return (path) => {
    const { href } = new URL(path, 'http://site.test'); // the same spelling for every link
    const document = stored.get(href) ?? read(path);
    stored.set(href, document);
    document.catch(() => stored.delete(href));
    return document;
  };
}
