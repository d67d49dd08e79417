import 'server-only';
import { cache } from 'react';
import { addressSearch } from '@/lib/domain/address-search';
import { withinCapacity } from '@/lib/domain/capacity';
import { specialitiesByService, visibleSpecialities } from '@/lib/domain/catalogue';
import { clinicsByCommunity } from '@/lib/domain/communities';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import type { SiteConfiguration } from '@/lib/domain/page';
import { type MenuEntry, type NearestPage, type ShellContent, upcomingNoticeDates } from '@/lib/domain/shell';
import { env } from '@/lib/env';
import { OWN_VISIT_PATH } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { searchIndexes } from '@/lib/search/search';
import { isPublic } from '@/lib/upstream/addresses';
import { optional } from '@/lib/upstream/degrade';
import { listOwnClinics } from './clinics';
import { getConfiguration, getHelpline } from './configuration';
import { hasInsurers, INSURERS_PATH } from './insurers';
import { movedPage } from './moved-pages';
import { plainFolders } from './record-pages';
import { indexesInMemory } from './search-index';
import { listSpecialities } from './specialities';
import { thirdPartiesOf } from './third-parties';

/** Entries of a menu, all columns together; a menu over `most` shows `ofMany` and a link to all. */
const SPECIALITIES_IN_MENU = { most: 48, ofMany: 36 };
const CLINICS_IN_MENU = { most: 16, ofMany: 12 };

const NO_CONFIGURATION: SiteConfiguration = {
  analyticsId: null,
  heatmapId: null,
  social: [],
  blogUrl: null,
  professionalText: null,
};

/** Menus, links and notice of every page. Never throws: a part that cannot be read is left out. */
export const getShell = cache(async (locale: Locale): Promise<ShellContent> => {
  const [specialities, clinics, configuration] = await Promise.all([
    optional(listSpecialities(locale), []),
    optional(listOwnClinics(locale), []),
    optional(getConfiguration(locale), NO_CONFIGURATION),
  ]);
  const { BRAND_NAME, NOTICE_DATES } = env();
  const dates = upcomingNoticeDates(NOTICE_DATES, new Date());
  const to = (path: string) => localePath(locale, path);
  return {
    locale,
    brand: BRAND_NAME,
    specialityMenu: withinCapacity(
      specialitiesByService(visibleSpecialities(specialities, clinics)).map((group) => ({
        service: group.service,
        entries: group.specialities.map(
          ({ name, slug, hasPage }): MenuEntry => ({ name, slug: hasPage ? slug : null }),
        ),
      })),
      SPECIALITIES_IN_MENU,
    ),
    clinicMenu: withinCapacity(
      clinicsByCommunity(clinics, ['valencian', 'catalonia']).map((group) => ({
        community: group.community,
        entries: group.clinics.map(({ name, slug }): MenuEntry => ({ name, slug })),
      })),
      CLINICS_IN_MENU,
    ),
    directories: plainFolders(locale).flatMap(({ directory }) =>
      directory ? [{ name: directory.name, path: to(directory.path) }] : [],
    ),
    social: configuration.social,
    links: externalLinks(to, configuration),
    notice: dates.length > 0 ? { dates, ...getHelpline() } : null,
    services: servicesOf(thirdPartiesOf(configuration)),
    nearestTo: (path) => nearestPages(locale, path),
    movedTo: (path) => movedPage(to(path)),
  };
});

/** If an address is not configured, the nearest page of the site, so that no link is dead. */
function externalLinks(to: (path: string) => string, configuration: SiteConfiguration): ShellContent['links'] {
  const { RESULTS_URL, GROUP_URL, JOBS_URL, ENS_CERTIFICATE_URL, OWN_VISITS } = env();
  return {
    results: RESULTS_URL ?? to('/mi-portal-salud'),
    blog: publicAddress(configuration.blogUrl) ?? to('/actualidad'),
    group: GROUP_URL ?? to('/sobre-nosotros'),
    jobs: JOBS_URL ?? to('/trabaja-con-nosotros'),
    certificate: ENS_CERTIFICATE_URL ?? to('/politica-seguridad-informacion'),
    insurers: hasInsurers() ? to(INSURERS_PATH) : null,
    ownVisit: OWN_VISITS === 'on' ? to(OWN_VISIT_PATH) : null,
  };
}

const publicAddress = (url: string | null): string | null => (url && isPublic(url) ? url : null);

const MAX_PAGES = 5;

/**
 * The pages with names nearest to the words of an unknown address, the likeliest first. Empty without
 * such words, before the first search, and without similar names: invented addresses cause no work.
 */
async function nearestPages(locale: Locale, path: string): Promise<NearestPage[]> {
  const words = addressSearch(path);
  const indexes = words === '' ? null : indexesInMemory();
  if (!indexes) return [];
  const found = searchIndexes(indexes, locale, words).best.flatMap((one) =>
    one.path === null ? [] : [{ name: one.name, note: one.note, path: one.path }],
  );
  return found.filter((one, index) => index === found.findIndex((other) => isAlike(one, other))).slice(0, MAX_PAGES);
}

/** True for links a visitor could not distinguish. */
const isAlike = (one: NearestPage, other: NearestPage): boolean => one.name === other.name && one.note === other.note;
