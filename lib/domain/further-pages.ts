import { PAGES, RECORD_FOLDERS } from '../routes';
import type { ContentPage } from './page';

/** Records that header and footer link to, besides the pages of the route table. */
const LINKED = new Set(
  `home accesibilidad aviso-legal mi-portal-salud politica-cookies politica-precios politica-privacidad
  politica-seguridad-informacion sobre-nosotros te-escuchamos trabaja-con-nosotros`.split(/\s+/),
);

const isLinked = (key: string): boolean =>
  LINKED.has(key) || Object.hasOwn(PAGES, `/${key}`) || RECORD_FOLDERS.some((folder) => `/${key}`.startsWith(folder));

/** The content pages that nothing else of the site links to: without a list of them nobody would find them. */
export const furtherPages = (pages: ContentPage[]): ContentPage[] =>
  pages.filter(({ key, name, seo }) => key && name && seo.isIndexable && !isLinked(key));
