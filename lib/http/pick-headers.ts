/** Returns `others` plus the named headers that are set. */
export function pickHeaders(from: Headers, names: readonly string[], others: Record<string, string> = {}): Headers {
  const picked = new Headers(others);
  for (const name of names) {
    const value = from.get(name);
    if (value) picked.set(name, value);
  }
  return picked;
}
