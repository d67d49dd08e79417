// Seen in next 16.4 to 16.5. When it changes, documents do not hydrate.

declare global {
  interface Window {
    __next_f?: unknown[];
    /** An array until the scripts have loaded. */
    TURBOPACK?: { push(entry: unknown): unknown };
  }
}

/**
 * Passes the data that the proxy took out of the document (server/next-internals/markup.ts) to the framework, whose
 * scripts wait for it.
 */
export function setPageData(data: string): void {
  const end = data.indexOf('\n');
  window.__next_f = [[0], [1, data.slice(end + 1)]];
  // Last: loaded scripts start as soon as it arrives.
  const queue = window.TURBOPACK ?? ([] as unknown[]);
  window.TURBOPACK = queue;
  queue.push(JSON.parse(data.slice(0, end)));
}
