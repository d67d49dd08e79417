import 'server-only';
import { cache } from 'react';
import { specialitiesByService, visibleSpecialities } from '../domain/catalogue';
import { clinicsByCommunity } from '../domain/communities';
import { servicesOf } from '../domain/cookies/third-parties';
import { withinRoom } from '../domain/menu-room';
import { upcomingNoticeDates } from '../domain/notice';
import type { SiteConfiguration } from '../domain/page';
import type { MenuEntry, ShellContent } from '../domain/shell';
import { env } from '../env';
import { type Locale, localePath } from '../i18n/locales';
import { isPublic } from './addresses';
import { listOwnClinics } from './clinics';
import { getConfiguration } from './configuration';
import { optional } from './degrade';
import { getHelpline } from './helpline';
import { listSpecialities } from './specialities';
import { thirdPartiesOf } from './third-parties';

/** Entries of a menu, all columns together; a menu that cannot show them all shows fewer and the way to all. */
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
    specialityMenu: withinRoom(
      specialitiesByService(visibleSpecialities(specialities, clinics)).map((group) => ({
        service: group.service,
        entries: group.specialities.map(({ name, slug, hasPage }): MenuEntry => [name, hasPage ? slug : null]),
      })),
      SPECIALITIES_IN_MENU,
    ),
    clinicMenu: withinRoom(
      clinicsByCommunity(clinics, ['valencian', 'catalonia']).map((group) => ({
        community: group.community,
        entries: group.clinics.map(({ name, slug }): MenuEntry => [name, slug]),
      })),
      CLINICS_IN_MENU,
    ),
    social: configuration.social,
    links: externalLinks(to, configuration),
    notice: dates.length > 0 ? { dates, ...getHelpline() } : null,
    services: servicesOf(thirdPartiesOf(configuration)),
  };
});

/** Where an address is not configured, the page of the site that comes nearest, so that no link is dead. */
function externalLinks(to: (path: string) => string, configuration: SiteConfiguration): ShellContent['links'] {
  const { RESULTS_URL, GROUP_URL, JOBS_URL, ENS_CERTIFICATE_URL } = env();
  return {
    results: RESULTS_URL ?? to('/mi-portal-salud'),
    blog: publicAddress(configuration.blogUrl) ?? to('/actualidad'),
    group: GROUP_URL ?? to('/sobre-nosotros'),
    jobs: JOBS_URL ?? to('/trabaja-con-nosotros'),
    certificate: ENS_CERTIFICATE_URL ?? to('/politica-seguridad-informacion'),
  };
}

const publicAddress = (url: string | null): string | null => (url && isPublic(url) ? url : null);
