import { describeResource } from './field';
import {
  ABOUT,
  CLINIC_IDS,
  ICON,
  messages,
  NAME,
  NOINDEX,
  PHOTO,
  SEO,
  SHOWN_WITH_SPECIALITY,
  SLUG,
  SPECIALITY_IDS,
} from './shared-fields';

export const TESTS = describeResource({
  path: 'pruebas',
  table: 'prueba',
  page: '/pruebas/:slug',
  type: 'Prueba',
  names: {
    one: { es: 'Prueba', ca: 'Prova', en: 'Test' },
    many: { es: 'Pruebas', ca: 'Proves', en: 'Tests' },
    about: {
      es: 'Qué son, cómo se hacen y dónde.',
      ca: 'Què són, com es fan i on.',
      en: 'What they are, how they are done and where.',
    },
  },
  fields: {
    nombre: NAME,
    descripcion: ABOUT,
    /** Without insurance, taxes included. */
    precio: {
      kind: 'price',
      domain: 'priceCents',
      isListed: true,
      isOwn: true,
      spellings: ['price'],
      group: 'price',
      label: { es: 'Precio en euros', ca: 'Preu en euros', en: 'Price in euros' },
    },
    urlseo: SLUG,
    titulo1: {
      kind: 'localized',
      group: 'sections',
      order: 1,
      label: { es: 'Título 1', ca: 'Títol 1', en: 'Title 1' },
    },
    titulo2: { kind: 'localized', isForeign: true },
    titulo3: {
      kind: 'localized',
      group: 'sections',
      order: 6,
      label: { es: 'Título 3', ca: 'Títol 3', en: 'Title 3' },
    },
    texto1: { kind: 'html', group: 'sections', order: 3, label: { es: 'Texto 1', ca: 'Text 1', en: 'Text 1' } },
    texto2: { kind: 'html', group: 'sections', order: 5, label: { es: 'Texto 2', ca: 'Text 2', en: 'Text 2' } },
    texto3izq: {
      kind: 'html',
      group: 'sections',
      order: 7,
      label: { es: 'Texto 3, izquierda', ca: 'Text 3, esquerra', en: 'Text 3, left' },
    },
    texto3der: {
      kind: 'html',
      group: 'sections',
      order: 8,
      label: { es: 'Texto 3, derecha', ca: 'Text 3, dreta', en: 'Text 3, right' },
    },
    subtitulo1: {
      kind: 'localized',
      group: 'sections',
      order: 2,
      label: { es: 'Subtítulo 1', ca: 'Subtítol 1', en: 'Subtitle 1' },
    },
    subtitulo2: {
      kind: 'localized',
      group: 'sections',
      order: 4,
      label: { es: 'Subtítulo 2', ca: 'Subtítol 2', en: 'Subtitle 2' },
    },
    ...messages(1, 2, 3),
    /** When and how the patient gets the result. Other texts of the record leave it to this one. */
    entrega: {
      kind: 'localized',
      domain: 'delivery',
      isListed: true,
      isOwn: true,
      isLong: true,
      group: 'messages',
      order: 4,
      label: { es: 'Entrega del resultado', ca: 'Lliurament del resultat', en: 'How the result is delivered' },
    },
    ...SEO,
    ...NOINDEX,
    mostrarprofesional: {
      kind: 'flag',
      domain: 'isForProfessionals',
      filter: 1,
      group: 'options',
      label: { es: 'Mostrar a profesionales', ca: 'Mostrar a professionals', en: 'Show to professionals' },
    },
    mostrarespecialidad: { ...SHOWN_WITH_SPECIALITY, domain: 'isShownOnSpeciality', filter: 2 },
    mostrarlink: {
      kind: 'flag',
      domain: 'isLinkedInPortal',
      group: 'options',
      label: { es: 'Mostrar el enlace', ca: 'Mostrar l’enllaç', en: 'Show the link' },
    },
    fotografia: PHOTO,
    icono: ICON,
    imagen1: { kind: 'picture', group: 'pictures', label: { es: 'Imagen 1', ca: 'Imatge 1', en: 'Picture 1' } },
    imagen2: { kind: 'picture', group: 'pictures', label: { es: 'Imagen 2', ca: 'Imatge 2', en: 'Picture 2' } },
    especialidads: SPECIALITY_IDS,
    centromedicos: CLINIC_IDS,
  },
});

/** The fields of the title and the text of each titled text of a test, in the order of its page's facts. */
export const TITLED_TEXTS = [
  ['titulomensaje1', 'textomensaje1'],
  ['titulomensaje2', 'textomensaje2'],
  ['titulomensaje3', 'textomensaje3'],
  ['subtitulo1', 'texto1'],
  ['subtitulo2', 'texto2'],
] as const satisfies readonly (readonly [title: keyof typeof TESTS.fields, text: keyof typeof TESTS.fields])[];
