/**
 * The words a browser component needs, put into words on the server: the browser carries neither the messages nor
 * their formatter (11.8 kB gzip, architecture section 3). Only for messages without placeholders.
 */
export function textsOf<const K extends string>(translate: (key: K) => string, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, translate(key)])) as Record<K, string>;
}
