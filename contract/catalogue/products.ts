import { describeResource } from './field';
import {
  ABOUT,
  CLINIC_IDS,
  messages,
  NAME,
  NOINDEX,
  PHOTO,
  SEO,
  SHOWN_WITH_SPECIALITY,
  SLUG,
  SPECIALITY_IDS,
} from './shared-fields';

export const PRODUCTS = describeResource({
  path: 'productos',
  table: 'producto',
  page: '/productos/:slug',
  type: 'Producto',
  names: {
    one: { es: 'Producto', ca: 'Producte', en: 'Product' },
    many: { es: 'Productos', ca: 'Productes', en: 'Products' },
    about: {
      es: 'Precio, qué incluyen y condiciones.',
      ca: 'Preu, què inclouen i condicions.',
      en: 'Price, what they include and conditions.',
    },
  },
  fields: {
    nombre: NAME,
    descripcion: ABOUT,
    /** Taxes included. */
    precio: {
      kind: 'price',
      domain: 'priceCents',
      isListed: true,
      spellings: ['price'],
      group: 'price',
      label: { es: 'Precio en euros', ca: 'Preu en euros', en: 'Price in euros' },
    },
    /** Validity of its voucher, counted from the request. */
    validezmeses: {
      kind: 'integer',
      domain: 'validMonths',
      group: 'price',
      label: { es: 'Meses de validez', ca: 'Mesos de validesa', en: 'Months of validity' },
    },
    /** Whether another person may use the voucher. */
    regalable: {
      kind: 'optionalFlag',
      domain: 'isTransferable',
      group: 'price',
      label: { es: 'Se puede regalar', ca: 'Es pot regalar', en: 'Can be a gift' },
    },
    urlseo: SLUG,
    tituloizquierda: {
      kind: 'localized',
      group: 'sections',
      order: 1,
      label: { es: 'Título de la izquierda', ca: 'Títol de l’esquerra', en: 'Left title' },
    },
    tituloderecha: {
      kind: 'localized',
      group: 'sections',
      order: 3,
      label: { es: 'Título de la derecha', ca: 'Títol de la dreta', en: 'Right title' },
    },
    textoizquierda: {
      kind: 'html',
      group: 'sections',
      order: 2,
      label: { es: 'Texto de la izquierda', ca: 'Text de l’esquerra', en: 'Left text' },
    },
    textoderecha: {
      kind: 'html',
      group: 'sections',
      order: 4,
      label: { es: 'Texto de la derecha', ca: 'Text de la dreta', en: 'Right text' },
    },
    ...messages(1, 2),
    condiciones: {
      kind: 'html',
      domain: 'conditions',
      group: 'sections',
      order: 5,
      label: { es: 'Condiciones', ca: 'Condicions', en: 'Conditions' },
    },
    textopie: {
      kind: 'html',
      domain: 'footer',
      group: 'sections',
      order: 6,
      label: { es: 'Texto del pie', ca: 'Text del peu', en: 'Text at the foot' },
    },
    ...SEO,
    ...NOINDEX,
    mostrarespecialidad: { ...SHOWN_WITH_SPECIALITY, filter: 1 },
    fotografia: { ...PHOTO, isListed: false },
    especialidads: SPECIALITY_IDS,
    centromedicos: CLINIC_IDS,
  },
});
