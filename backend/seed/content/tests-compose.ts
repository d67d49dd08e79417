import type { PictureSeed, Scene, TestSeed, Text } from '../types';

/** The words of one record, a language at a time, so that each text can be read and corrected as a whole. */
export type Words<Field extends string> = Record<keyof Text, Partial<Record<Field, string>>>;

/** One field in the three languages; null when the record leaves it out. Throws when only some languages have it. */
export function textOf<Field extends string>(words: Words<Field>, field: Field): Text | null {
  const es = words.es[field];
  const ca = words.ca[field];
  const en = words.en[field];
  if (es === undefined && ca === undefined && en === undefined) return null;
  if (es === undefined || ca === undefined || en === undefined) {
    throw new Error(`"${field}" is not in every language: ${es ?? ca ?? en}`);
  }
  return { es, ca, en };
}

/** The name of a record in the three languages. Throws when there is none. */
export function nameOf(words: Words<'nombre'>): Text {
  const name = textOf(words, 'nombre');
  if (!name) throw new Error('A record has no name.');
  return name;
}

type TestField =
  | 'nombre'
  | 'descripcion'
  | 'titulo1'
  | 'subtitulo1'
  | 'texto1'
  | 'subtitulo2'
  | 'texto2'
  | 'titulo3'
  | 'texto3izq'
  | 'texto3der'
  | 'titulomensaje1'
  | 'textomensaje1'
  | 'titulomensaje2'
  | 'textomensaje2'
  | 'titulomensaje3'
  | 'textomensaje3'
  | 'tituloseo'
  | 'descripcionseo';

/** What a test is besides its words: a flag left out is false, a picture left out is null. */
type TestFacts = Pick<TestSeed, 'urlseo' | 'especialidads'> &
  Partial<Pick<TestSeed, 'mostrarprofesional' | 'mostrarespecialidad' | 'mostrarlink' | 'noindex'>> &
  Partial<Record<'fotografia' | 'icono' | 'imagen1' | 'imagen2', Scene>>;

const HEADINGS: Words<TestField> = {
  es: {
    subtitulo1: 'En qué consiste',
    subtitulo2: 'Cómo se hace',
    titulo3: 'Datos prácticos',
    titulomensaje1: '¿Para quién está indicada?',
    titulomensaje2: 'Cómo prepararte',
    titulomensaje3: 'Los resultados',
  },
  ca: {
    subtitulo1: 'En què consisteix',
    subtitulo2: 'Com es fa',
    titulo3: 'Dades pràctiques',
    titulomensaje1: 'Per a qui està indicada?',
    titulomensaje2: 'Com preparar-te',
    titulomensaje3: 'Els resultats',
  },
  en: {
    subtitulo1: 'What it is',
    subtitulo2: 'How it is done',
    titulo3: 'Practical details',
    titulomensaje1: 'Who is it for?',
    titulomensaje2: 'How to prepare',
    titulomensaje3: 'Your results',
  },
};

/** A test of the catalogue. Headings the words leave out are the usual ones. Throws when a translation is missing. */
export function composeTest(facts: TestFacts, own: Words<TestField>): TestSeed {
  const words: Words<TestField> = {
    es: { ...HEADINGS.es, ...own.es },
    ca: { ...HEADINGS.ca, ...own.ca },
    en: { ...HEADINGS.en, ...own.en },
  };
  const picture = (role: 'fotografia' | 'icono' | 'imagen1' | 'imagen2'): PictureSeed | null => {
    const scene = facts[role];
    return scene ? { scene, seed: `${facts.urlseo}-${role}` } : null;
  };
  return {
    urlseo: facts.urlseo,
    nombre: nameOf(words),
    descripcion: textOf(words, 'descripcion'),
    titulo1: textOf(words, 'titulo1'),
    subtitulo1: textOf(words, 'subtitulo1'),
    texto1: textOf(words, 'texto1'),
    subtitulo2: textOf(words, 'subtitulo2'),
    texto2: textOf(words, 'texto2'),
    titulo3: textOf(words, 'titulo3'),
    texto3izq: textOf(words, 'texto3izq'),
    texto3der: textOf(words, 'texto3der'),
    mensajes: [
      { titulo: textOf(words, 'titulomensaje1'), texto: textOf(words, 'textomensaje1') },
      { titulo: textOf(words, 'titulomensaje2'), texto: textOf(words, 'textomensaje2') },
      { titulo: textOf(words, 'titulomensaje3'), texto: textOf(words, 'textomensaje3') },
    ],
    mostrarprofesional: facts.mostrarprofesional ?? false,
    mostrarespecialidad: facts.mostrarespecialidad ?? false,
    mostrarlink: facts.mostrarlink ?? false,
    fotografia: picture('fotografia'),
    icono: picture('icono'),
    imagen1: picture('imagen1'),
    imagen2: picture('imagen2'),
    especialidads: facts.especialidads,
    tituloseo: textOf(words, 'tituloseo'),
    descripcionseo: textOf(words, 'descripcionseo'),
    ...(facts.noindex ? { noindex: true } : {}),
  };
}
