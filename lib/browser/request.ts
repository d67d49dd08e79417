type Asked = { method?: 'DELETE'; body?: object; headers?: Record<string, string>; signal?: AbortSignal };

/**
 * The one HTTP client of the pages: calls an address of this site. A body is sent as JSON by POST. Rejects without a
 * response.
 */
export const request = (address: string, { body, headers, ...asked }: Asked = {}): Promise<Response> =>
  fetch(address, {
    ...asked,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
  });

/** Returns the JSON of an endpoint. Rejects unless the response is a success. */
export async function requestJson<T>(address: string, asked?: Asked): Promise<T> {
  const response = await request(address, asked);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Returns a page of this site as a document; null if it cannot be shown. Rejects if there is no response. */
export async function requestPage(href: string, signal: AbortSignal): Promise<Document | null> {
  const response = await request(href, { signal, headers: { accept: 'text/html' } });
  return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
}
