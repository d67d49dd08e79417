import { readFileSync } from 'node:fs';

/** A recorded response of a real server. */
export type Recorded = {
  request: { method: string; path: string; headers?: Record<string, string>; body?: unknown };
  status: number;
  headers: Record<string, string>;
  body: unknown;
};

/** A recorded response of tests/fixtures/wire. */
export const recorded = (folder: 'api' | 'wp', name: string): Recorded =>
  JSON.parse(readFileSync(`tests/fixtures/wire/${folder}/${name}.json`, 'utf8'));

/**
 * Every key of a body with the kinds of its values, one line each: `hydra:member[].otro boolean`. The records of a list
 * are merged; null counts as text, since every nullable field of the contract is text or an address.
 */
export function shapeOf(value: unknown, ignored: string[] = []): string[] {
  const lines = new Set<string>();
  const walk = (part: unknown, path: string) => {
    if (ignored.some((pattern) => path.endsWith(pattern))) return;
    if (Array.isArray(part)) {
      lines.add(`${path} list`);
      for (const item of part) walk(item, `${path}[]`);
    } else if (part !== null && typeof part === 'object') {
      lines.add(`${path} object`);
      for (const [key, inner] of Object.entries(part)) walk(inner, `${path}.${key}`);
    } else {
      lines.add(`${path} ${part === null ? 'string' : typeof part}`);
    }
  };
  walk(value, '');
  return [...lines].sort();
}

/** The two shapes, without the members of lists that are empty in one of them. */
export function comparable(ours: string[], theirs: string[]): { ours: string[]; theirs: string[] } {
  const listsOf = (lines: string[]) => lines.filter((line) => line.endsWith(' list')).map((line) => line.slice(0, -5));
  const hasItems = (lines: string[], list: string) => lines.some((line) => line.startsWith(`${list}[]`));
  const emptyLists = [...new Set([...listsOf(ours), ...listsOf(theirs)])].filter(
    (list) => !hasItems(ours, list) || !hasItems(theirs, list),
  );
  const outside = (line: string) => !emptyLists.some((list) => line.startsWith(`${list}[]`));
  return { ours: ours.filter(outside), theirs: theirs.filter(outside) };
}

/** The values of a body that are terms of the protocol and not content: they must be equal. */
export function protocolTerms(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return null;
  const {
    '@context': context,
    '@type': type,
    'hydra:title': title,
    'hydra:search': search,
  } = body as {
    [key: string]: unknown;
  };
  const template = (search as { 'hydra:template'?: string } | undefined)?.['hydra:template'];
  return {
    context: typeof context === 'string' ? context : null,
    type,
    title,
    variables: template?.slice(template.indexOf('{')),
    mapping: (search as { 'hydra:mapping'?: unknown } | undefined)?.['hydra:mapping'],
  };
}
