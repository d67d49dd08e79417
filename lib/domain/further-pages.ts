import type { ContentPage } from './page';

/** The pages of the site itself and those its header and footer link to, by the keys of their records. */
const LINKED = new Set(
  `home accesibilidad actualidad aseguradoras aviso-legal clinicas contacto derechos-datos especial-online especialidades
  forgot-password-profesional medicos mi-portal-salud pedir-cita pedir-producto politica-cookies politica-precios
  politica-privacidad politica-seguridad-informacion portal-profesional pruebas registro-profesional resultados-busqueda
  sobre-nosotros te-escuchamos trabaja-con-nosotros upgrade-password-profesional`.split(/\s+/),
);
const FOLDERS = /^(?:actualidad|clinicas|especialidades|medicos|productos|pruebas)\//;

/** The content pages that nothing else of the site links to: without a list of them nobody would find them. */
export const furtherPages = (pages: ContentPage[]): ContentPage[] =>
  pages.filter(({ key, name, seo }) => key && name && seo.isIndexable && !LINKED.has(key) && !FOLDERS.test(key));
