type Entries = { entries: () => Iterable<[string, unknown]> };

/** Keys and values of a store in the memory of this process, least recently used first. */
export function stored(name: string): [string, unknown][] {
  const store = Reflect.get(globalThis, Symbol.for(`site.api.${name}`)) as object;
  return [...(Reflect.get(store, 'entries') as Entries).entries()].reverse();
}
