import { describeResource } from './field';

/**
 * The blog's articles as editors write them. The site reads them in the shape of WordPress (contract/wire/blog.ts).
 */
export const POSTS = describeResource({
  path: 'posts',
  table: 'post',
  page: '/actualidad/:slug',
  type: 'Post',
  names: {
    one: { es: 'Noticia', ca: 'Notícia', en: 'Article' },
    many: { es: 'Noticias', ca: 'Notícies', en: 'News' },
    about: {
      es: 'Artículos, publicados o en borrador.',
      ca: 'Articles, publicats o en esborrany.',
      en: 'Articles, published or drafts.',
    },
  },
  fields: {
    slug: {
      kind: 'slug',
      isRequired: true,
      group: 'name',
      order: 2,
      label: { es: 'Dirección', ca: 'Adreça', en: 'Address' },
    },
    date: {
      kind: 'moment',
      isRequired: true,
      group: 'name',
      order: 3,
      label: { es: 'Fecha y hora', ca: 'Data i hora', en: 'Date and time' },
    },
    title: {
      kind: 'text',
      isMarkup: true,
      isRequired: true,
      isTitle: true,
      group: 'name',
      order: 1,
      label: { es: 'Título', ca: 'Títol', en: 'Title' },
    },
    excerpt: { kind: 'rich', group: 'texts', label: { es: 'Resumen', ca: 'Resum', en: 'Summary' } },
    content: { kind: 'rich', group: 'texts', label: { es: 'Contenido', ca: 'Contingut', en: 'Content' } },
    imageAlt: {
      kind: 'text',
      group: 'pictures',
      order: 2,
      label: { es: 'Texto de la imagen', ca: 'Text de la imatge', en: 'Text of the picture' },
    },
    password: {
      kind: 'text',
      group: 'options',
      label: { es: 'Contraseña para leerla', ca: 'Contrasenya per a llegir-la', en: 'Password to read it' },
    },
    paraprofesional: {
      kind: 'optionalFlag',
      group: 'options',
      label: { es: 'Para profesionales', ca: 'Per a professionals', en: 'For professionals' },
    },
    status: {
      kind: 'choice',
      choices: ['draft', 'publish', 'future'],
      choiceLabels: {
        draft: { es: 'Borrador', ca: 'Esborrany', en: 'Draft' },
        publish: { es: 'Publicada', ca: 'Publicada', en: 'Published' },
        future: { es: 'Programada para su fecha', ca: 'Programada per a la seva data', en: 'Scheduled for its date' },
      },
      isRequired: true,
      group: 'name',
      order: 4,
      label: { es: 'Estado', ca: 'Estat', en: 'State' },
    },
    image: { kind: 'picture', group: 'pictures', order: 1, label: { es: 'Imagen', ca: 'Imatge', en: 'Picture' } },
  },
});
