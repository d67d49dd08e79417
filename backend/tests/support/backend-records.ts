import { CLINICS } from '@clinic/contract/catalogue/clinics';
import type { Description } from '@clinic/contract/catalogue/field';
import { PAGES } from '@clinic/contract/catalogue/pages';
import { PRODUCTS } from '@clinic/contract/catalogue/products';
import { SPECIALITIES } from '@clinic/contract/catalogue/specialities';
import { TESTS } from '@clinic/contract/catalogue/tests';
import type { Text } from '#seed/records';

/** A record without its id, as a file of a content folder has it; `backend-content.ts` numbers them. */
export type Fields = { [field: string]: unknown };

/** A text with its language in it, so that a test can check which one was returned. */
export const text = (value: string): Text => ({ es: value, ca: `${value} (ca)`, en: `${value} (en)` });
/** Name of a picture; `backend-content.ts` makes the picture itself. */
export const picture = (seed: string): string => `consulting-room-${seed}`;

/** The flags of a record, all off. Every other field may be left out of a content folder. */
const flagsOff = ({ fields }: Description): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'flag' ? [[name, false]] : [])));

const seo = (title: string): Fields => ({ tituloseo: text(title), descripcionseo: text(`Sobre ${title}`) });

/** Message fields of a record, title and text each. */
const messages = (...pairs: [title: string, value: string][]): Fields =>
  Object.fromEntries(
    pairs.flatMap(([title, value], index) => [
      [`titulomensaje${index + 1}`, text(title)],
      [`textomensaje${index + 1}`, text(value)],
    ]),
  );

export const banner = (...photographs: string[]): Fields => ({
  nombre: text('Inicio'),
  descripcion: text('<p>Hola</p>'),
  textocabecera: text('Tu clínica'),
  linkcabecera: '/pedir-cita',
  ...Object.fromEntries(photographs.map((seed, index) => [`fotografia${index > 0 ? index + 1 : ''}`, picture(seed)])),
});

export const speciality = (urlseo: string, nombre: Text, more: Fields = {}): Fields => ({
  ...flagsOff(SPECIALITIES),
  urlseo,
  nombre,
  servicio: 'medicas',
  mostrarpagina: true,
  descripcion: text(`<p>${nombre.es} en {brand}</p>`),
  textocabecera: text('Te cuidamos'),
  linkcabecera: '/pedir-cita',
  ...messages(
    ['Para quién', '<ul><li>Adultos</li></ul>'],
    ['Ventajas', '<p>Rápido.</p>'],
    ['Tecnología', '<p>Propia.</p>'],
  ),
  icono: picture(urlseo),
  ...seo(nombre.es),
  ...more,
});

export const clinic = (urlseo: string, nombre: string, more: Fields = {}): Fields => ({
  ...flagsOff(CLINICS),
  urlseo,
  nombre: text(nombre),
  region: 'valencia',
  descripcion: text('<p>Una clínica.</p>'),
  email: `${urlseo}@example.test`,
  telefono: '963 400 900',
  horarios: text('Lunes a viernes 8:00 a 20:00'),
  direccion: 'C/ Ejemplo, 1',
  maps: '@39.1,-0.4',
  testpcr: true,
  fotografia: picture(urlseo),
  ...seo(nombre),
  ...more,
});

export const doctor = (nombre: string, more: Fields = {}): Fields => ({
  nombre,
  descripcion: text('<p>Especialista.</p>'),
  ...more,
});

export const diagnosticTest = (urlseo: string, more: Fields = {}): Fields => ({
  ...flagsOff(TESTS),
  urlseo,
  nombre: text(urlseo),
  descripcion: text('<p>Paso a paso.</p>'),
  titulo1: text('Qué es'),
  subtitulo1: text('Preparación'),
  texto1: text('<p>Uno.</p>'),
  subtitulo2: text('Resultados'),
  texto2: text('<p>Dos.</p>'),
  titulo3: text('Más'),
  texto3izq: text('<p>Izquierda</p>'),
  texto3der: text('<p>Derecha</p>'),
  ...messages(['Antes', '<p>Ayuno.</p>'], ['Durante', '<p></p>']),
  mostrarespecialidad: true,
  fotografia: picture(urlseo),
  icono: picture(`${urlseo}-icono`),
  imagen1: picture(`${urlseo}-uno`),
  especialidads: ['cardiologia'],
  centromedicos: ['valencia-centro'],
  ...seo(urlseo),
  ...more,
});

export const product = (urlseo: string, more: Fields = {}): Fields => ({
  ...flagsOff(PRODUCTS),
  urlseo,
  nombre: text(urlseo),
  descripcion: text('<p>Sin esperas.</p>'),
  precio: '129.00',
  validezmeses: 6,
  regalable: true,
  tituloizquierda: text('Incluye'),
  textoizquierda: text('<ul><li>Consulta</li></ul>'),
  tituloderecha: text('No incluye'),
  textoderecha: text('<p>Contraste</p>'),
  ...messages(['Bono', '<p>Seis meses.</p>'], ['Devolución', '<p> </p>']),
  condiciones: text('<ul><li>Precio final</li></ul>'),
  textopie: text('<p>IVA incluido.</p>'),
  mostrarespecialidad: true,
  fotografia: picture(urlseo),
  especialidads: ['cardiologia'],
  centromedicos: ['valencia-centro'],
  ...seo(urlseo),
  ...more,
});

export const page = (urlseo: string, more: Fields = {}): Fields => ({
  ...flagsOff(PAGES),
  urlseo,
  nombre: text(urlseo),
  contenido: text(`<h2>${urlseo}</h2>`),
  ...seo(urlseo),
  ...more,
});

export const post = (slug: string, date: string, more: Fields = {}): Fields => ({
  slug,
  date,
  title: `Salud &#038; ${slug}`,
  excerpt: '<p>Resumen.</p>',
  content: '<p>Contenido de {brand}.</p>',
  image: picture(slug.replace(/[^a-z0-9-]/g, '')),
  imageAlt: 'Una imagen',
  status: 'publish',
  ...more,
});
