import { describeResource } from './field';

export const MEDIA = describeResource({
  path: 'media_objects',
  table: 'media_object',
  type: 'MediaObject',
  rdfType: 'http://schema.org/MediaObject',
  names: {
    one: { es: 'Imagen', ca: 'Imatge', en: 'Picture' },
    many: { es: 'Imágenes', ca: 'Imatges', en: 'Pictures' },
    about: {
      es: 'Qué se ve en cada una y su encuadre.',
      ca: 'Què es veu en cadascuna i el seu enquadrament.',
      en: 'What each shows, and its focus.',
    },
  },
  fields: {
    contentUrl: {
      kind: 'file',
      isRequired: true,
      isTitle: true,
      group: 'name',
      label: { es: 'Archivo', ca: 'Fitxer', en: 'File' },
    },
    alternativo: {
      kind: 'localized',
      isLong: true,
      isOwn: true,
      group: 'texts',
      label: {
        es: 'Qué se ve (texto alternativo)',
        ca: 'Què s’hi veu (text alternatiu)',
        en: 'What it shows (alternative text)',
      },
    },
    foco: { kind: 'focus', isOwn: true, group: 'texts', label: { es: 'Encuadre', ca: 'Enquadrament', en: 'Focus' } },
    picture: { kind: 'storedPicture', isRequired: true, isInternal: true },
  },
});
