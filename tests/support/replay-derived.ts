import type { Answer, Recording } from './recording';

type Row = Record<string, unknown> & { '@id': string };

const LD = { 'content-type': 'application/ld+json; charset=utf-8' };
const notFound: Answer = {
  status: 404,
  headers: LD,
  body: {
    '@context': '/api/contexts/Error',
    '@type': 'hydra:Error',
    'hydra:title': 'An error occurred',
    'hydra:description': 'Not Found',
  },
};
const collection = (resource: string, path: string, rows: Row[]): Answer => ({
  status: 200,
  headers: LD,
  body: {
    '@context': `/api/contexts/${resource}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:member': rows,
    'hydra:totalItems': rows.length,
  },
});

/** Every record in any recording, by IRI: paths without a recording are served from these. */
function rowsIn(known: Map<string, Recording>): Map<string, Row> {
  const rows = new Map<string, Row>();
  const collect = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      const bag = value as Record<string, unknown>;
      if (
        typeof bag['@id'] === 'string' &&
        /^\/api\/\w+\/\d+$/.test(bag['@id']) &&
        ('nombre' in bag || 'contentUrl' in bag)
      )
        rows.set(bag['@id'], { ...bag, '@id': bag['@id'] });
      Object.values(bag).forEach(collect);
    }
  };
  for (const recording of known.values()) if (recording.status === 200) collect(recording.body);
  return rows;
}

const cached = new WeakMap<Map<string, Recording>, Map<string, Row>>();

/** The response of the recorded server to a path without a recording, derived from its records. */
export function deriveAnswer(method: string, path: string, known: Map<string, Recording>): Answer {
  const rows = cached.get(known) ?? rowsIn(known);
  cached.set(known, rows);
  const url = new URL(path, 'http://replay');
  if (url.pathname.startsWith('/wp-json/')) return posts(url, known);
  if (method === 'POST') return posted(url.pathname, known);
  const [, resource = '', id, relation] = /^\/api\/(\w+)(?:\/(\d+)(?:\/(\w+))?)?$/.exec(url.pathname) ?? [];
  if (!resource) return notFound;
  if (!id) return listed(resource, url, rows);
  const row = rows.get(`/api/${resource}/${id}`);
  if (!relation) return row ? { status: 200, headers: LD, body: row } : notFound;
  const target = row?.[relation] ?? null;
  if (typeof target === 'string') return { status: 200, headers: LD, body: rows.get(target) };
  if (target === null)
    return /^(?:fotografia|icono|imagen)\d?$/.test(relation) ? notFound : collection(relation, url.pathname, []);
  const related = Array.isArray(target) ? target.flatMap((iri) => rows.get(String(iri)) ?? []) : [];
  return collection(
    relation,
    url.pathname,
    related.filter((one) => passes(one, url)),
  );
}

const passes = (row: Row, url: URL): boolean =>
  [...url.searchParams].every(([name, value]) => {
    if (!(name in row)) return true;
    return typeof row[name] === 'boolean' ? row[name] === (value === '1') : String(row[name]) === value;
  });

function listed(resource: string, url: URL, rows: Map<string, Row>): Answer {
  const all = [...rows.values()].filter((row) => row['@id'].startsWith(`/api/${resource}/`));
  if (all.length === 0) return notFound;
  const matching = all.filter((row) => passes(row, url));
  matching.sort((one, other) => String(one.nombre).localeCompare(String(other.nombre), 'es'));
  return collection(resource, url.pathname, matching);
}

/** Posts by slug or the first of the list; per_page is honoured, _embed and _fields make no difference. */
function posts(url: URL, known: Map<string, Recording>): Answer {
  const slug = url.searchParams.get('slug');
  const all = new Map<string, Record<string, unknown>>();
  for (const [key, recording] of known) {
    if (!key.startsWith('/wp-json/wp/v2/posts?') || !Array.isArray(recording.body)) continue;
    for (const post of recording.body as Record<string, unknown>[]) {
      if ('_embedded' in post && !all.has(String(post.slug))) all.set(String(post.slug), post);
    }
  }
  const newest = [...all.values()].sort((one, other) => String(other.date).localeCompare(String(one.date)));
  const count = Number(url.searchParams.get('per_page') ?? 10);
  const body = slug
    ? newest.filter((post) => decodeURIComponent(String(post.slug)) === decodeURIComponent(slug))
    : newest.slice(0, count);
  return { status: 200, headers: { 'content-type': 'application/json; charset=UTF-8' }, body };
}

/** Forms succeed as on the recorded server; a search returns records of its lists. */
function posted(path: string, known: Map<string, Recording>): Answer {
  const json = { 'content-type': 'application/json' };
  if (path !== '/api/buscador') return { status: 200, headers: json, body: { success: true } };
  const list = (key: string) => known.get(key)?.body as { 'hydra:member'?: unknown[] } | undefined;
  return {
    status: 200,
    headers: json,
    body: {
      especialidades: list('/api/especialidads?paraprofesional=0')?.['hydra:member'] ?? [],
      medicos: list('/api/medicos?')?.['hydra:member'] ?? [],
      centromedicos: list('/api/centromedicos?otro=0')?.['hydra:member'] ?? [],
      otroscentromedicos: list('/api/centromedicos?otro=1')?.['hydra:member'] ?? [],
      productos: list('/api/productos?')?.['hydra:member'] ?? [],
    },
  };
}
