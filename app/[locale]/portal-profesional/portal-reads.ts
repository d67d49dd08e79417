import { getTranslations } from 'next-intl/server';
import { listProfessionalPosts } from '@/lib/blog/blog';
import { listProfessionalTests } from '@/lib/catalogue/tests';
import type { SiteConfiguration } from '@/lib/domain/page';
import type { PostSummary } from '@/lib/domain/post';
import type { PortalTests, Professional } from '@/lib/domain/professional/professional';
import { callerOf } from '@/lib/http/caller';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { readAccount } from '@/lib/professionals/professionals';
import type { LoggedInProfessional } from '@/lib/session/professional';
import { optional } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';

const POSTS = 8;

/**
 * The data of the account (M168): 'over' when the upstream refuses the bearer, else `problem` with the upstream's
 * reason, '' when it gave none.
 */
export async function readOwn(
  account: LoggedInProfessional,
  headers: Headers,
  locale: Locale,
): Promise<Professional | { problem: string } | 'over'> {
  try {
    const own = await readAccount(account, callerOf(headers, locale));
    return own.kind === 'ok' ? own.value : { problem: own.text };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'over';
    if (error.status === 403) return { problem: (await getTranslations('ProfessionalPortal'))('forbidden') }; // M164
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

/** Returns the latest posts for professionals; empty without a blog. */
export const readPortalPosts = (configuration: SiteConfiguration | null): Promise<PostSummary[]> =>
  configuration ? optional(listProfessionalPosts(configuration, POSTS), []) : Promise.resolve([]);
