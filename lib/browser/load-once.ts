const responses = new Map<string, Promise<unknown>>();

/** The JSON of a GET endpoint of this site: requested once per page, and again after a failure, which throws. */
export function loadOnce<T>(address: string): Promise<T> {
  const known = responses.get(address);
  if (known) return known as Promise<T>;
  const loading = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json() as Promise<T>;
  });
  responses.set(address, loading);
  loading.catch(() => responses.delete(address));
  return loading;
}
