import type { MenuEntry, ShellContent } from '@/lib/domain/shell';
import type { Service } from '@/lib/domain/speciality';

/** Keys of the messages `Shell`; the last two have a placeholder. */
export const SHELL_TEXTS = [
  'skip',
  'topBar',
  'results',
  'specialOnline',
  'callUs',
  'menuLabel',
  'openMenu',
  'close',
  'specialities',
  'clinics',
  'associatedCentres',
  'news',
  'blog',
  'group',
  'search',
  'professionals',
  'askAppointment',
  'healthPortal',
  'smsResults',
  'contact',
  'call',
  'quickActions',
  'language',
  'callNumber',
] as const;

/** The legal pages the footer links to; each is also the key of its name. */
export const LEGAL_PAGES = [
  'politica-privacidad',
  'politica-cookies',
  'politica-precios',
  'aviso-legal',
  'politica-seguridad-informacion',
  'accesibilidad',
] as const;

/** Keys of the messages `Footer`; the last has a placeholder. */
export const FOOTER_TEXTS = [
  'hours',
  'callBack',
  'patients',
  'contact',
  'listening',
  'healthPortal',
  'associatedCentres',
  'jobs',
  'legal',
  'trust',
  'certificate',
  'social',
  'cookies',
  ...LEGAL_PAGES,
  'copyright',
] as const;

/** All the frame needs, in as few bytes as it can be said: every page carries it. */
export type Frame = Pick<ShellContent, 'locale' | 'brand' | 'links' | 'social'> & {
  path: string;
  phone: string;
  /** `more` names the link to the rest where a menu has no room for all. */
  specialities: { service: Service; title: string; entries: MenuEntry[]; more?: string }[];
  clinics: { title: string; entries: MenuEntry[]; more?: string }[];
  texts: Record<(typeof SHELL_TEXTS)[number], string>;
  footer: Record<(typeof FOOTER_TEXTS)[number], string>;
  /** Letters of the others' services this page may load. */
  services?: string;
};

/** Words that came in the order of their keys, by key: the keys are in the script, not in every page. */
export const wordsByKey = <K extends string>(keys: readonly K[], words: string[]): Record<K, string> =>
  Object.fromEntries(keys.map((key, index) => [key, words[index] ?? ''])) as Record<K, string>;
