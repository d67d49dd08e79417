const kept = new Map<string, Promise<unknown>>();

/**
 * What a door of this site answers to a GET, for lists and words that a dialog needs and no page carries: asked for
 * once on a page, and again after a failure, which throws.
 */
export function loadOnce<T>(address: string): Promise<T> {
  const known = kept.get(address);
  if (known) return known as Promise<T>;
  const asked = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.json() as Promise<T>;
  });
  kept.set(address, asked);
  asked.catch(() => kept.delete(address));
  return asked;
}
