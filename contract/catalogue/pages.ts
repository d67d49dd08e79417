import { describeResource } from './field';
import { NAME, NOINDEX, SEO, SLUG } from './shared-fields';

export const PAGES = describeResource({
  path: 'paginas',
  table: 'pagina',
  page: '/:slug',
  type: 'Pagina',
  names: {
    one: { es: 'Página', ca: 'Pàgina', en: 'Page' },
    many: { es: 'Páginas', ca: 'Pàgines', en: 'Pages' },
    about: {
      es: 'Textos legales y de la casa.',
      ca: 'Textos legals i de la casa.',
      en: 'Legal texts and those of the house.',
    },
  },
  fields: {
    nombre: NAME,
    contenido: {
      kind: 'html',
      domain: 'content',
      group: 'texts',
      label: { es: 'Contenido', ca: 'Contingut', en: 'Content' },
    },
    ...SEO,
    ...NOINDEX,
    urlseo: { ...SLUG, isPath: true, domain: 'key' },
    banners: { kind: 'relation', group: 'relations' },
  },
});
