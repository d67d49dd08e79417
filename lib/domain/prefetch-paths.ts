import { ENDPOINTS, endpointRoot } from '../endpoints';
import { PAGES } from '../routes';

/*
 * The paths excluded from prefetching, from the route table; `*` is any text, and paths apply to every language.
 * scripts/early-script.mjs evaluates this module, so that the bootstrap script contains its exports but not the table.
 */

const pages = Object.entries(PAGES).map(([folder, page]) => ({ path: folder.replace(/\/\[.*/, '/*'), ...page }));
const pathsWhere = (isMeant: (page: (typeof pages)[number]) => boolean): string[] =>
  pages.filter(isMeant).map(({ path }) => path);

const roots = new Set(Object.keys(ENDPOINTS).map(endpointRoot));
const closed = [
  ...[...roots].map((root) => root.replace(/\/$/, '/*')),
  ...['/_next/*', '/*.*'],
  ...pathsWhere(({ kind, prefetch }) => kind === 'private' || prefetch === 'never'),
];

/** Forms: visitors stay on these pages. */
export const ALONE = pathsWhere(({ prefetch }) => prefetch === 'alone');

export const NEVER = [...closed, ...pathsWhere(({ kind }) => kind === 'query')];

const anyOf = (paths: readonly string[]): string => {
  const written = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('*', '.*'));
  return `^(?:/(?:es|ca|en))?(?:${written.join('|')})$`;
};

/** Regular expressions of the paths excluded from prefetching, and of the pages without prefetched links. */
export const NO_TARGET = anyOf(NEVER);
export const NO_SOURCE = anyOf([...closed, ...ALONE]);
