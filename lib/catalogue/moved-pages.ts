import 'server-only';
import { canonicalSpelling, decodePercent } from '@clinic/contract/address-parts';
import { RECORD_PAGES } from '@clinic/contract/record-pages';
import { wireText } from '@clinic/contract/wire/scalars';
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { isOwnPath } from '@/lib/i18n/links';
import { DEFAULT_LOCALE, localePath } from '@/lib/i18n/locales';
import { canonicalPath, encodePath, splitLocale } from '@/lib/i18n/page-address';
import { log } from '@/lib/log';
import { processState } from '@/lib/state/process-state';
import { refreshSoon } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';
import { readList } from '@/lib/upstream/hydra';
import { slugOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';

const LISTS: Record<string, string> = RECORD_PAGES;
/** Minimum interval between requests to an upstream without redirects; shorter for one that fails. */
const ABSENT_MS = 300_000;
const FAILED_MS = 10_000;

const wireRedirect = z.object({ recurso: z.string(), urlseo: z.string(), destino: z.string(), registro: wireText });

const failure = () => processState('moved-pages.failed', () => ({ until: 0 }));

/**
 * Returns the current address of a page whose record has a new slug (docs/contract.md#redirects), with its language;
 * null if the upstream has no such redirect, does not support redirects or does not respond. Never throws.
 */
export async function movedPage(address: string): Promise<string | null> {
  const { locale, path } = splitLocale(decodePercent(address) ?? '/');
  const segments = canonicalPath(path).slice(1).split('/');
  const [first = '', slug = '', ...rest] = segments;
  const redirects = await readRedirects();
  const targetOf = (list: string | undefined, from: string) => {
    const found = redirects.find(({ recurso, urlseo }) => recurso === list && canonicalSpelling(urlseo) === from);
    return found && slugOf(found.recurso, { '@id': found.registro, id: null }, found.destino);
  };
  const record = slug && targetOf(Object.hasOwn(LISTS, first) ? LISTS[first] : undefined, slug);
  const target = record ? [first, record, ...rest] : targetOf(TAGS.pages, segments.join('/'))?.split('/');
  if (!target || target.join('/') === segments.join('/')) return null;
  const moved = localePath(locale, encodePath(`/${target.join('/')}`));
  return isOwnPath(moved) ? moved : null;
}

/** Reads all redirects at once, so that invented addresses do not cost a call each. */
async function readRedirects(): Promise<z.output<typeof wireRedirect>[]> {
  if (performance.now() < failure().until) return [];
  try {
    const tags = [...Object.values(LISTS), TAGS.pages];
    return await readList('/api/redirecciones', wireRedirect, { locale: DEFAULT_LOCALE, tags });
  } catch (error) {
    unstable_rethrow(error);
    const isAbsent = error instanceof ApiError && error.code === 'not_found';
    failure().until = performance.now() + (isAbsent ? ABSENT_MS : FAILED_MS);
    if (!isAbsent) await refreshSoon();
    log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'The upstream answers no redirects');
    return [];
  }
}
