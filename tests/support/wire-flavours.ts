import type { Answer, Flavour } from './recording';

// The flavours of docs/contract.md#flavours, made from the recorded one (API Platform 2.7, legacy metadata).

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCatalogue = (path: string) => path.startsWith('/api/');

/** Rewrites every object of a body, inner ones first. */
function mapBags(value: unknown, change: (bag: Bag) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => mapBags(part, change));
  if (!isBag(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapBags(part, change)])));
}

const onBody =
  (change: (body: unknown, path: string, rowAt: (iri: string) => unknown) => unknown): Flavour =>
  (answer, path, rowAt) =>
    isCatalogue(path) && answer.status === 200 ? { ...answer, body: change(answer.body, path, rowAt) } : answer;

const omitNulls = (bag: Bag) => Object.fromEntries(Object.entries(bag).filter(([, value]) => value !== null));
const dropPrefix = (bag: Bag) =>
  Object.fromEntries(
    Object.entries(bag).map(([key, value]) => [
      key.replace(/^hydra:/, ''),
      typeof value === 'string' ? value.replace(/^hydra:/, '') : value,
    ]),
  );

const isIri = (value: unknown): value is string => typeof value === 'string' && /^\/api\/\w+\/\d+$/.test(value);
/** Relations one level deep, as a server with serialisation groups embeds them. */
const embed = (rowAt: (iri: string) => unknown) => (bag: Bag) =>
  Object.fromEntries(
    Object.entries(bag).map(([key, value]) => {
      if (key.startsWith('@')) return [key, value];
      if (isIri(value)) return [key, rowAt(value) ?? value];
      return [key, Array.isArray(value) ? value.map((part) => (isIri(part) ? (rowAt(part) ?? part) : part)) : value];
    }),
  );

/** {"0":…,"2":…}: the form of a filtered Doctrine collection. */
const keyed = (list: unknown[]) => Object.fromEntries(list.map((part, index) => [index * 2, part]));

const withoutLd = (bag: Bag) => Object.fromEntries(Object.entries(bag).filter(([key]) => !key.startsWith('@')));

const PAGE = 2;
function paged(body: unknown, path: string): unknown {
  if (!isBag(body) || !Array.isArray(body['hydra:member'])) return body;
  const url = new URL(path, 'http://replay');
  const page = Number(url.searchParams.get('page') ?? 1);
  const members = body['hydra:member'];
  url.searchParams.set('page', String(page + 1));
  const hasNext = members.length > page * PAGE;
  const next = hasNext ? { 'hydra:next': url.pathname + url.search } : {};
  return {
    ...body,
    'hydra:member': members.slice((page - 1) * PAGE, page * PAGE),
    'hydra:view': { '@id': path, '@type': 'hydra:PartialCollectionView', ...next },
  };
}

const problem = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: { '@type': 'Error', title: 'An error occurred', detail: 'Not Found', status, type: `/errors/${status}` },
});

/** Every flavour returns the same catalogue: the site must read identical records from it. */
export const SAME_CATALOGUE: [string, Flavour][] = [
  ['API Platform 2.7 as recorded', (answer) => answer],
  ['nulls omitted (3.x)', onBody((body) => mapBags(body, omitNulls))],
  ['no prefix, nulls omitted (4.x)', onBody((body) => mapBags(mapBags(body, omitNulls), dropPrefix))],
  ['relations embedded', onBody((body, _path, rowAt) => mapBags(body, embed(rowAt)))],
  [
    'plain arrays without @id (Accept json)',
    onBody((body) => mapBags(isBag(body) ? (body['hydra:member'] ?? body) : body, withoutLd)),
  ],
  [
    'keyed objects',
    onBody((body) =>
      mapBags(body, (bag) =>
        Object.fromEntries(Object.entries(bag).map(([key, part]) => [key, Array.isArray(part) ? keyed(part) : part])),
      ),
    ),
  ],
  ['lists in pages of two', onBody(paged)],
  [
    'flags as 0 and 1',
    onBody((body) =>
      mapBags(body, (bag) =>
        Object.fromEntries(
          Object.entries(bag).map(([key, part]) => [key, typeof part === 'boolean' ? Number(part) : part]),
        ),
      ),
    ),
  ],
  ['problem+json errors (4.x)', (answer) => (answer.status === 404 ? problem(404) : answer)],
  [
    'HTML errors',
    (answer) =>
      answer.status === 404 ? { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' } : answer,
  ],
];
