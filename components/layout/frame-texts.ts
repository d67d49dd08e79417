import type { MenuEntry, ShellContent } from '@/lib/domain/shell';
import type { Service } from '@/lib/domain/speciality';

/**
 * Keys of the messages `Shell`, listed as no other namespace's: every page carries these texts, and their names would be
 * 0.6 kB of it. The last two have a placeholder.
 */
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
  'allSpecialities',
  'allClinics',
  'doctors',
  'tests',
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
  'derechos-datos',
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
  'find',
  'patients',
  'contact',
  'listening',
  'healthPortal',
  'associatedCentres',
  'insurers',
  'jobs',
  'legal',
  'trust',
  'certificate',
  'social',
  'cookies',
  ...LEGAL_PAGES,
  'copyright',
] as const;

/** The props of the frame in few bytes, because every page carries them. */
export type Frame = Pick<ShellContent, 'locale' | 'brand' | 'links' | 'social'> & {
  path: string;
  phone: string;
  /** `more` names the link to the rest where a menu does not show all. */
  specialities: { service: Service; title: string; entries: MenuEntry[]; more?: string }[];
  clinics: { title: string; entries: MenuEntry[]; more?: string }[];
  texts: Record<(typeof SHELL_TEXTS)[number], string>;
  footer: Record<(typeof FOOTER_TEXTS)[number], string>;
  /** Letters of the third-party services this page may load. */
  services?: string;
};

/** Texts sent in the order of their keys, by key: the keys are in the script, not in every page. */
export const messagesByKey = <K extends string>(keys: readonly K[], messages: string[]): Record<K, string> =>
  Object.fromEntries(keys.map((key, index) => [key, messages[index] ?? ''])) as Record<K, string>;
