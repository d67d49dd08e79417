import { SERVICES } from '../services';
import { describeResource } from './field';
import { ABOUT, CALL_TO_ACTION, ICON, messages, NAME, NOINDEX, SEO, SLUG } from './shared-fields';

export const SPECIALITIES = describeResource({
  path: 'especialidads',
  table: 'especialidad',
  page: '/especialidades/:slug',
  type: 'Especialidad',
  names: {
    one: { es: 'Especialidad', ca: 'Especialitat', en: 'Speciality' },
    many: { es: 'Especialidades', ca: 'Especialitats', en: 'Specialities' },
    about: {
      es: 'Sus páginas y si se muestran.',
      ca: 'Les seves pàgines i si es mostren.',
      en: 'Their pages and whether they are shown.',
    },
  },
  fields: {
    nombre: NAME,
    descripcion: ABOUT,
    urlseo: SLUG,
    /** An unknown service is read as null: the speciality is then in no list by service, but its page exists. */
    servicio: {
      kind: 'choice',
      choices: SERVICES,
      choiceLabels: {
        medicas: { es: 'Médicas', ca: 'Mèdiques', en: 'Medical' },
        imagen: { es: 'Diagnóstico por imagen', ca: 'Diagnòstic per imatge', en: 'Imaging' },
        genetica: { es: 'Genética', ca: 'Genètica', en: 'Genetics' },
      },
      domain: 'service',
      isListed: true,
      isRequired: true,
      filter: 2,
      group: 'name',
      label: { es: 'Servicio', ca: 'Servei', en: 'Service' },
    },
    mostrarpagina: {
      kind: 'flag',
      filter: 2,
      group: 'options',
      label: { es: 'Mostrar su página', ca: 'Mostrar la seva pàgina', en: 'Show its page' },
    },
    textocabecera: { ...CALL_TO_ACTION.textocabecera, domain: 'headline' },
    linkcabecera: { ...CALL_TO_ACTION.linkcabecera, domain: 'headlineHref' },
    ...messages(1, 2, 3),
    ...SEO,
    ...NOINDEX,
    paraprofesional: {
      kind: 'flag',
      filter: 1,
      group: 'options',
      label: { es: 'Para profesionales', ca: 'Per a professionals', en: 'For professionals' },
    },
    icono: { ...ICON, isListed: true },
    bloques: { kind: 'relation', group: 'relations' },
    banners: { kind: 'relation', group: 'relations' },
    centromedicos: { kind: 'relation', isInverse: true, domain: 'clinicIds', isListed: true },
    medicos: { kind: 'relation', isInverse: true },
    pruebas: { kind: 'relation', isInverse: true },
    productos: { kind: 'relation', isInverse: true },
  },
});
