import type { APIRequestContext } from '@playwright/test';

export type Document = { status: number; text: string; type: string };

/** Answers the document at an address of a site; a redirect is an answer like any other. */
export type Read = (request: APIRequestContext, path: string) => Promise<Document>;

/** Reads a document. Throws when no answer comes within 30 s. */
export const readDocument: Read = async (request, path) => {
  const answer = await request.get(path, { maxRedirects: 0, failOnStatusCode: false, timeout: 30_000 });
  return { status: answer.status(), text: await answer.text(), type: answer.headers()['content-type'] ?? '' };
};

/** Reads each address once, for several tests that look at different things of the same thousand pages. */
export function readOnce(): Read {
  const kept = new Map<string, Promise<Document>>();
  return (request, path) => {
    const { href } = new URL(path, 'http://site.test'); // spelt alike, however it is linked
    const document = kept.get(href) ?? readDocument(request, path);
    kept.set(href, document);
    document.catch(() => kept.delete(href));
    return document;
  };
}
