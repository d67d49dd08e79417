/** A query parameter as PHP parses it: a text, or an ordered list of [subkey, text] for `name[]` and `name[sub]`. */
export type QueryValue = string | [subkey: string, value: string][];
export type QueryParameters = Map<string, QueryValue>;

/** Parses a query string like the recorded servers: the last of equal names wins, `name[]` collects. */
export function parseQueryString(search: string): QueryParameters {
  const parameters: QueryParameters = new Map();
  for (const [rawName, value] of new URLSearchParams(search)) {
    const match = /^([^[]+)\[([^\]]*)\]/.exec(rawName);
    const name = match?.[1] ?? rawName;
    if (name === '') continue;
    if (!match) {
      parameters.set(name, value);
      continue;
    }
    const known = parameters.get(name);
    const list = Array.isArray(known) ? known : [];
    const subkey = match[2] || String(list.length);
    parameters.set(name, [...list.filter(([key]) => key !== subkey), [subkey, value]]);
  }
  return parameters;
}

/** Formats the parameters like `hydra:view` of the recorded servers: brackets encoded, list positions omitted. */
export function formatQueryString(parameters: QueryParameters): string {
  const parts: string[] = [];
  for (const [name, value] of parameters) {
    if (typeof value === 'string') parts.push(`${encode(name)}=${encode(value)}`);
    else
      for (const [key, item] of value)
        parts.push(`${encode(`${name}[${/^\d+$/.test(key) ? '' : key}]`)}=${encode(item)}`);
  }
  return parts.join('&');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
