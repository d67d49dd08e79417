/** What a visitor is asked about, each on its own; what the site needs to work is not asked. */
export const PURPOSES = ['statistics', 'advertising', 'external'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The others' services a page may load, by a letter: a and h measure visits, p advertising, s the seal, m the map. */
const PURPOSE_OF = { a: 'statistics', h: 'statistics', p: 'advertising', s: 'external', m: 'external' } as const;

/** `isWhole` is false when only the map was asked about, in its place: the rest is still to be asked. */
export type Choice = { purposes: Purpose[]; isWhole: boolean };

export const CHOICE_COOKIE = 'cookies';

/** Raised when what visitors are told changes in substance: then everybody is asked again. */
const TERMS = '1';
const SIX_MONTHS_S = 15_768_000;

type Letter = keyof typeof PURPOSE_OF;
const LETTERS = Object.keys(PURPOSE_OF) as Letter[];

/** The letters among `services` that are for a purpose. */
export const servicesFor = (purpose: Purpose, services: string): Letter[] =>
  LETTERS.filter((letter) => PURPOSE_OF[letter] === purpose && services.includes(letter));

/** The purposes for which a site with these services has something to load. */
export const purposesOf = (services: string): Purpose[] =>
  PURPOSES.filter((purpose) => servicesFor(purpose, services).length > 0);

/**
 * The kept choice of a browser that sends these cookies (document.cookie). Null when there is none, when it was made
 * under other terms, or before a service of this site was there: then the visitor has not agreed to that one.
 */
export function readChoice(cookies: string, services: string): Choice | null {
  const value = cookies.match(/(?:^|; )cookies=([\w.]*)/)?.[1] ?? '';
  const [terms = '', granted = '', part] = value.split('.');
  if (!terms.startsWith(TERMS) || [...services].some((service) => !terms.includes(service))) return null;
  return { purposes: PURPOSES.filter((purpose) => granted.includes(purpose.charAt(0))), isWhole: part === undefined };
}

/** The cookie that keeps a choice for six months: terms and services, first letters of the purposes. Nothing personal. */
export function choiceCookie({ purposes, isWhole }: Choice, services: string, isSecure: boolean): string {
  const value = `${TERMS}${services}.${purposes.map((purpose) => purpose.charAt(0)).join('')}${isWhole ? '' : '.m'}`;
  return `${CHOICE_COOKIE}=${value}; path=/; max-age=${SIX_MONTHS_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Whether a visitor must be asked on arrival: not for the map alone, which asks when it is wanted. */
export const mustAsk = (choice: Choice | null, services: string): boolean => !choice?.isWhole && /[^m]/.test(services);
