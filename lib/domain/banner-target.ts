/** By the first part of the path: the target of the list page, and the target of a record's page. */
const SECTIONS = {
  'pedir-cita': ['appointment', 'more'],
  'pedir-producto': ['product', 'more'],
  contacto: ['contact', 'more'],
  'especial-online': ['shop', 'more'],
  'registro-profesional': ['registration', 'more'],
  medicos: ['doctors', 'doctor'],
  clinicas: ['clinics', 'clinic'],
  especialidades: ['specialities', 'speciality'],
  pruebas: ['more', 'test'],
  productos: ['more', 'voucher'],
  actualidad: ['news', 'article'],
} as const;

/** Possible targets of a banner link; `elsewhere` is another site and `more` any page without a specific label. */
type BannerTarget = (typeof SECTIONS)[keyof typeof SECTIONS][number] | 'call' | 'write' | 'elsewhere';

/** The kind of page a record's link leads to, for the label of its button. */
export function bannerTarget(href: string): BannerTarget {
  if (/^tel:/i.test(href)) return 'call';
  if (/^mailto:/i.test(href)) return 'write';
  if (!href.startsWith('/')) return 'elsewhere';
  const [path = ''] = href.replace(/^\/(?:ca|en)(?=\/|$)/, '').split(/[?#]/);
  const [section = '', one, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0 || one === 'centros-asociados') return 'more';
  const targets = Object.hasOwn(SECTIONS, section) ? SECTIONS[section as keyof typeof SECTIONS] : null;
  return targets?.[one === undefined ? 0 : 1] ?? 'more';
}
