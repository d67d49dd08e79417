import { hasMoreThanMaps } from './maps';

/** The purposes a visitor consents to separately; strictly necessary storage needs no consent. */
export const PURPOSES = ['statistics', 'advertising', 'external'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Third-party services by letter: a and h measure visits, p advertising, s seal, m Google's map, o street map. */
const PURPOSE_OF = {
  a: 'statistics',
  h: 'statistics',
  p: 'advertising',
  s: 'external',
  m: 'external',
  o: 'external',
} as const;

/** `isWhole` is false if only the map's own prompt was answered: the other purposes are still undecided. */
export type Choice = { purposes: Purpose[]; isWhole: boolean };

const CHOICE_COOKIE = 'cookies';

/** Raised when the terms change in substance: every visitor is then asked again. */
const TERMS = '1';
const SIX_MONTHS_S = 15_768_000;

type Letter = keyof typeof PURPOSE_OF;
const LETTERS = Object.keys(PURPOSE_OF) as Letter[];

/** The letters among `services` that serve a purpose. */
export const servicesFor = (purpose: Purpose, services: string): Letter[] =>
  LETTERS.filter((letter) => PURPOSE_OF[letter] === purpose && services.includes(letter));

/** The purposes for which a site with these services loads anything. */
export const purposesOf = (services: string): Purpose[] =>
  PURPOSES.filter((purpose) => servicesFor(purpose, services).length > 0);

/**
 * The stored choice in these cookies (document.cookie). Null if missing, or if made under other terms or
 * before a service of this site was configured.
 */
export function readChoice(cookies: string, services: string): Choice | null {
  const value = cookies.match(/(?:^|; )cookies=([\w.]*)/)?.[1] ?? '';
  const [terms = '', granted = '', part] = value.split('.');
  if (!terms.startsWith(TERMS) || [...services].some((service) => !terms.includes(service))) return null;
  return { purposes: PURPOSES.filter((purpose) => granted.includes(purpose.charAt(0))), isWhole: part === undefined };
}

/** The cookie that stores a choice for six months: terms, services, first letters of purposes, no personal data. */
export function choiceCookie({ purposes, isWhole }: Choice, services: string, isSecure: boolean): string {
  const value = `${TERMS}${services}.${purposes.map((purpose) => purpose.charAt(0)).join('')}${isWhole ? '' : '.m'}`;
  return `${CHOICE_COOKIE}=${value}; path=/; max-age=${SIX_MONTHS_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** True if a visitor must be asked on arrival: not for a map alone, which asks when it is opened. */
export const mustAsk = (choice: Choice | null, services: string): boolean =>
  !choice?.isWhole && hasMoreThanMaps(services);
