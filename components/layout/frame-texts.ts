import type { MenuEntry, ShellContent } from '@/lib/domain/shell';
import type { Service } from '@/lib/domain/speciality';

/** Keys of the messages `Shell` that have no placeholder. */
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

/** Keys of the messages `Footer` that have no placeholder. */
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
  ...LEGAL_PAGES,
] as const;

/** All the frame needs, in as few bytes as it can be said: every page carries it. */
export type Frame = Pick<ShellContent, 'locale' | 'brand' | 'links' | 'social'> & {
  path: string;
  phone: string;
  /** `more` names the link to the rest where a menu has no room for all. */
  specialities: { service: Service; title: string; entries: MenuEntry[]; more?: string }[];
  clinics: { title: string; entries: MenuEntry[]; more?: string }[];
  texts: Record<(typeof SHELL_TEXTS)[number] | 'language' | 'callNumber', string>;
  footer: Record<(typeof FOOTER_TEXTS)[number] | 'copyright', string>;
};
