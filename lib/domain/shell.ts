import { madridDay } from '@clinic/contract/madrid-time';
import type { Locale } from '../i18n/locales';
import type { Community } from './communities';
import type { SiteConfiguration } from './page';
import type { BestResult } from './search';
import type { Service } from './speciality';

/** A link of a menu; without slug it is plain text. */
export type MenuEntry = { name: string; slug: string | null };

/** A page like what a missing address asked for; `note` tells it from others of its name, `path` has no prefix. */
export type NearestPage = Pick<BestResult, 'name' | 'note'> & { path: string };

/** What surrounds every page. Reading it never fails: what could not be read is left out of the menus. */
export type ShellContent = {
  locale: Locale;
  brand: string;
  /** `count` is how many there are, of which a menu may show fewer. */
  specialityMenu: { service: Service; entries: MenuEntry[]; count: number }[];
  clinicMenu: { community: Community; entries: MenuEntry[]; count: number }[];
  social: SiteConfiguration['social'];
  /** External addresses by configuration, or the nearest page of this site. `insurers` is null where there are none. */
  links: {
    results: string;
    blog: string;
    group: string;
    jobs: string;
    certificate: string;
    insurers: string | null;
  };
  /** Upcoming days without patient services, and the contact for urgent COVID results; null: no notice. */
  notice: (Helpline & { dates: string[] }) | null;
  /** Letters of the third-party services that are configured (lib/domain/cookies); null: no consent is asked for. */
  services: string | null;
  /** The pages nearest to an address that leads nowhere; read only when that is so. Never throws. */
  nearestTo: (path: string) => Promise<NearestPage[]>;
  /** Returns where the page of a path has moved, with the language, or null. Never throws. */
  movedTo: (path: string) => Promise<string | null>;
};

/** The days of the notice that are not over yet in Madrid, sorted (M34, D13). Days are YYYY-MM-DD. */
export function upcomingNoticeDates(dates: string[], now: Date): string[] {
  const today = madridDay(now);
  return dates.filter((date) => date >= today).sort();
}

/** Contact for professionals, and the urgent contact of the notice; `email` is null if not configured. */
export type Helpline = { phone: string; email: string | null };
