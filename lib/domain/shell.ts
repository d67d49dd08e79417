import { madridDay } from '@clinic/contract/dates';
import type { Locale } from '../i18n/locales';
import type { Community } from './communities';
import type { SiteConfiguration } from './page';
import type { Chat, PhonePart } from './phone';
import type { BestResult } from './search';
import type { Service } from './speciality';

/** A link of a menu; without slug it is plain text. */
export type MenuEntry = { name: string; slug: string | null };

/** A page similar to a missing address; `note` distinguishes it from others of its name, `path` has no prefix. */
export type NearestPage = Pick<BestResult, 'name' | 'note'> & { path: string };

/** Header, menus and footer of every page. Reading it never fails: unreadable parts are left out. */
export type ShellContent = {
  locale: Locale;
  brand: string;
  /** `count` is the total; the menu may show fewer entries. */
  specialityMenu: { service: Service; entries: MenuEntry[]; count: number }[];
  clinicMenu: { community: Community; entries: MenuEntry[]; count: number }[];
  /** Further lists of the catalogue, with their path in the language. */
  directories: { name: string; path: string }[];
  social: SiteConfiguration['social'];
  /** External addresses by configuration, or the nearest page of this site. Null: no insurers, no own visits. */
  links: {
    results: string;
    blog: string;
    group: string;
    jobs: string;
    certificate: string;
    insurers: string | null;
    ownVisit: string | null;
  };
  /** Upcoming days without patient services, and the contact for urgent COVID results; null: no notice. */
  notice: (Helpline & { dates: string[] }) | null;
  /** Letters of the configured third-party services (lib/domain/cookies); null: no consent is required. */
  services: string | null;
  /** The pages nearest to an unknown address; read only when needed. Never throws. */
  nearestTo: (path: string) => Promise<NearestPage[]>;
  /** Returns the new path of a moved page, with the language, or null. Never throws. */
  movedTo: (path: string) => Promise<string | null>;
};

/** The days of the notice that are not yet past in Madrid, sorted (M34, D13). Days are YYYY-MM-DD. */
export function upcomingNoticeDates(dates: string[], now: Date): string[] {
  const today = madridDay(now);
  return dates.filter((date) => date >= today).sort();
}

/** Contact for professionals, and the urgent contact of the notice; `email` is null if not configured. */
export type Helpline = { phone: PhonePart[]; chat: Chat; email: string | null };

/**
 * The bar of telephones on the page of a record: its telephone as written in the record, and the link that asks for it,
 * by default with the text for an appointment.
 */
export type PageActions = { phone?: string | null; ask?: { href: string; text?: string; price?: string | null } };
