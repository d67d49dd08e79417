import { describeResource } from './field';
import { ABOUT, NAME, PHOTO } from './shared-fields';

/** The machines of clinics. Their pictures and labels are joined by lib/catalogue/labels.ts. */
export const EQUIPMENT = describeResource({
  path: 'equipamientos',
  table: 'equipamiento',
  type: 'Equipamiento',
  names: {
    one: { es: 'Equipamiento', ca: 'Equipament', en: 'Equipment' },
    many: { es: 'Equipamientos', ca: 'Equipaments', en: 'Equipment' },
    about: { es: 'Aparatos de las clínicas.', ca: 'Aparells de les clíniques.', en: 'Machines of the clinics.' },
  },
  fields: {
    nombre: NAME,
    descripcion: ABOUT,
    fotografia: { ...PHOTO, domain: undefined },
    etiquetas: { kind: 'relation', group: 'relations' },
  },
});

/** The machines of specialities. */
export const BLOCKS = describeResource({
  path: 'bloques',
  table: 'bloque',
  page: '/',
  type: 'Bloque',
  names: {
    one: { es: 'Bloque', ca: 'Bloc', en: 'Block' },
    many: { es: 'Bloques', ca: 'Blocs', en: 'Blocks' },
    about: { es: 'Piezas de las especialidades.', ca: 'Peces de les especialitats.', en: 'Parts of the specialities.' },
  },
  fields: { nombre: NAME, descripcion: ABOUT, fotografia: { ...PHOTO, domain: undefined } },
});
