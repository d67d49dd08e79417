/** A path with these parameters, in their order; those without a value are not written. */
export function withQuery(path: string, values: Record<string, string | false | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
