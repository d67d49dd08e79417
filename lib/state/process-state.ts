const store: Record<symbol, unknown> = globalThis as never;

/**
 * One value per process. Pages and route handlers are bundled separately, so a module variable would exist several
 * times.
 */
export function processState<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.api.${name}`);
  store[key] ??= make();
  return store[key] as T;
}
