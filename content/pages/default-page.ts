/** The pages that header, footer and forms link to on every site. */
export const DEFAULT_PAGE_KEYS = [
  'politica-cookies',
  'accesibilidad',
  'sobre-nosotros',
  'trabaja-con-nosotros',
  'mi-portal-salud',
  'te-escuchamos',
  'politica-privacidad',
  'politica-precios',
  'aviso-legal',
  'politica-seguridad-informacion',
] as const;
type DefaultPageKey = (typeof DEFAULT_PAGE_KEYS)[number];

/** HTML of ours; {brand} is the group's name, {contact}, {clinics} and {specialities} are addresses of the site. */
export type DefaultPages = Record<DefaultPageKey, { name: string; html: string }>;
