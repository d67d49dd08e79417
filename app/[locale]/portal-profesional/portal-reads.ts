import { listPosts } from '@/lib/api/blog';
import { optional } from '@/lib/api/degrade';
import { ApiError } from '@/lib/api/errors';
import { readOwnData } from '@/lib/api/professionals';
import { listProfessionalTests } from '@/lib/api/tests';
import type { SiteConfiguration } from '@/lib/domain/page';
import type { PostSummary } from '@/lib/domain/post';
import type { PortalTests } from '@/lib/domain/professional/portal-tests';
import type { Professional } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { callerOf } from '@/lib/session/door';
import type { LoggedInProfessional } from '@/lib/session/professional';

const POSTS = 8;

/**
 * The data of the account (M168): 'over' when the upstream refuses the bearer, else `problem` with its own words for why
 * there are none, '' when it gave none.
 */
export async function readOwn(
  account: LoggedInProfessional,
  headers: Headers,
  locale: Locale,
): Promise<Professional | { problem: string } | 'over'> {
  try {
    const own = await readOwnData(account, callerOf(headers, locale));
    return own.kind === 'ok' ? own.value : { problem: own.text };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'over';
    log.error({ code: error.code, status: error.status }, 'The data of a professional could not be read');
    return { problem: '' };
  }
}

/** The tests of the speciality and all of them; without a speciality only all (M169, M177). */
export async function readPortalTests(locale: Locale, specialityId: string | null): Promise<PortalTests> {
  const [own, all] = await Promise.all([
    specialityId ? optional(listProfessionalTests(locale, specialityId), []) : [],
    optional(listProfessionalTests(locale, null), []),
  ]);
  return { own, all };
}

/** The latest posts; none without a blog. */
export const readPortalPosts = (configuration: SiteConfiguration | null): Promise<PostSummary[]> =>
  configuration ? optional(listPosts(configuration, POSTS), []) : Promise.resolve([]);
