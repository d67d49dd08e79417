import { describeResource } from './field';
import { NAME } from './shared-fields';

/** The languages of doctors and the capabilities of machines. */
export const LABELS = describeResource({
  path: 'etiquetas',
  table: 'etiqueta',
  type: 'Etiqueta',
  names: {
    one: { es: 'Etiqueta', ca: 'Etiqueta', en: 'Label' },
    many: { es: 'Etiquetas', ca: 'Etiquetes', en: 'Labels' },
    about: {
      es: 'Idiomas y características.',
      ca: 'Idiomes i característiques.',
      en: 'Languages and characteristics.',
    },
  },
  fields: { nombre: NAME },
});
