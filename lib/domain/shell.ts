import type { Locale } from '../i18n/locales';
import type { Community } from './communities';
import type { Helpline } from './helpline';
import type { SiteConfiguration } from './page';
import type { Service } from './speciality';

/** Name and slug of a menu link; without slug it is plain text. A pair, because every page carries all of them. */
export type MenuEntry = [name: string, slug: string | null];

/** What surrounds every page. Reading it never fails: what could not be read is left out of the menus. */
export type ShellContent = {
  locale: Locale;
  brand: string;
  /** `count` is how many there are, of which a menu shows as many as it has room for. */
  specialityMenu: { service: Service; entries: MenuEntry[]; count: number }[];
  clinicMenu: { community: Community; entries: MenuEntry[]; count: number }[];
  social: SiteConfiguration['social'];
  /** External addresses by configuration, or the page of this site that answers the same need. */
  links: { results: string; blog: string; group: string; jobs: string; certificate: string };
  /** Days without patient services still to come, and who to ask for an urgent COVID result; null: no notice. */
  notice: (Helpline & { dates: string[] }) | null;
  /** Letters of the others' services that are configured (lib/domain/cookies); null: nobody is asked anything. */
  services: string | null;
};
