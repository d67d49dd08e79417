// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, an absent page that is rendered per visitor answers 200 instead of 404.

const MARK = Buffer.from('<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404">');

/** True when the document was found absent (`notFound()`) after its status had been sent. */
export const isAbsentPage = (body: Buffer): boolean => body.includes(MARK);
