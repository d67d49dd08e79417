import type { ProductSeed, Scene } from '../types';
import { nameOf, textOf, type Words } from './tests-compose';

type ProductField =
  | 'nombre'
  | 'descripcion'
  | 'tituloizquierda'
  | 'textoizquierda'
  | 'tituloderecha'
  | 'textoderecha'
  | 'titulomensaje1'
  | 'textomensaje1'
  | 'titulomensaje2'
  | 'textomensaje2'
  | 'condiciones'
  | 'textopie'
  | 'tituloseo'
  | 'descripcionseo';

/** What a product is besides its words: listed on its speciality unless said otherwise, no picture unless named. */
type ProductFacts = Pick<ProductSeed, 'urlseo' | 'precio' | 'especialidads' | 'centromedicos'> &
  Partial<Pick<ProductSeed, 'mostrarespecialidad'>> & { fotografia?: Scene };

const HEADINGS: Words<ProductField> = {
  es: { tituloizquierda: 'Qué incluye', tituloderecha: 'Qué no incluye' },
  ca: { tituloizquierda: 'Què inclou', tituloderecha: 'Què no inclou' },
  en: { tituloizquierda: 'What is included', tituloderecha: 'What is not included' },
};

/** A product of the shop. Column headings the words leave out are the usual ones. Throws on a missing translation. */
export function composeProduct(facts: ProductFacts, own: Words<ProductField>): ProductSeed {
  const words: Words<ProductField> = {
    es: { ...HEADINGS.es, ...own.es },
    ca: { ...HEADINGS.ca, ...own.ca },
    en: { ...HEADINGS.en, ...own.en },
  };
  const messages = [
    { titulo: textOf(words, 'titulomensaje1'), texto: textOf(words, 'textomensaje1') },
    { titulo: textOf(words, 'titulomensaje2'), texto: textOf(words, 'textomensaje2') },
  ];
  return {
    urlseo: facts.urlseo,
    nombre: nameOf(words),
    descripcion: textOf(words, 'descripcion'),
    precio: facts.precio,
    tituloizquierda: textOf(words, 'tituloizquierda'),
    textoizquierda: textOf(words, 'textoizquierda'),
    tituloderecha: textOf(words, 'tituloderecha'),
    textoderecha: textOf(words, 'textoderecha'),
    mensajes: messages.filter((message) => message.texto !== null),
    condiciones: textOf(words, 'condiciones'),
    textopie: textOf(words, 'textopie'),
    mostrarespecialidad: facts.mostrarespecialidad ?? true,
    fotografia: facts.fotografia ? { scene: facts.fotografia, seed: `${facts.urlseo}-producto` } : null,
    especialidads: facts.especialidads,
    centromedicos: facts.centromedicos,
    tituloseo: textOf(words, 'tituloseo'),
    descripcionseo: textOf(words, 'descripcionseo'),
  };
}
