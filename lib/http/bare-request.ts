import type { ByteStream } from './read-capped';

/** What handlers read of a request. A Request is one; to make one costs as much as a search. */
export type BareRequest = Pick<Request, 'url' | 'headers'> & {
  body: ByteStream | null;
  /** Aborted when the visitor dropped the request. */
  signal?: AbortSignal;
};

/** A request whose whole body has been read. */
export function bareRequest(url: string, headers: Headers, whole: Uint8Array): BareRequest {
  let isRead = false;
  const read = async () => {
    const part = isRead ? { done: true } : { done: false, value: whole };
    isRead = true;
    return part;
  };
  return { url, headers, body: { getReader: () => ({ read, cancel: async () => undefined }) } };
}
