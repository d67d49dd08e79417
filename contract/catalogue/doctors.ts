import { describeResource } from './field';
import { ABOUT, NAME, PHOTO } from './shared-fields';

/** The pictures and relations of doctors are joined by lib/catalogue/doctor-list.ts. */
export const DOCTORS = describeResource({
  path: 'medicos',
  table: 'medico',
  /** The page redirects to the address with the name. */
  page: '/medicos/medico-:id',
  type: 'Medico',
  names: {
    one: { es: 'Médico', ca: 'Metge', en: 'Doctor' },
    many: { es: 'Médicos', ca: 'Metges', en: 'Doctors' },
    about: {
      es: 'Nombre, foto, especialidades y clínicas.',
      ca: 'Nom, foto, especialitats i clíniques.',
      en: 'Name, photo, specialities and clinics.',
    },
  },
  fields: {
    nombre: { ...NAME, kind: 'text', filter: 1 },
    descripcion: ABOUT,
    fotografia: { ...PHOTO, domain: undefined, group: 'name' },
    especialidads: { kind: 'relation', spellings: ['especialidades'], group: 'relations' },
    centromedicos: { kind: 'relation', group: 'relations' },
    etiquetas: { kind: 'relation', group: 'relations' },
  },
});
