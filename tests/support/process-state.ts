/** Clears process state (lib/state/process-state.ts) by name prefix: breakers, limits, sessions. */
export function forgetState(...prefixes: string[]): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    const name = key.description?.startsWith('site.api.') ? key.description.slice('site.api.'.length) : null;
    if (name !== null && prefixes.some((prefix) => name.startsWith(prefix))) Reflect.deleteProperty(globalThis, key);
  }
}
