import type {
  ClinicSeed,
  DoctorSeed,
  PageSeed,
  PictureSeed,
  PostSeed,
  ProductSeed,
  SeoSeed,
  SpecialitySeed,
  TestSeed,
  Text,
} from '@/backend/seed/types';

/** One text with the language in it, so that a test sees which one was answered. */
export const text = (words: string): Text => ({ es: words, ca: `${words} (ca)`, en: `${words} (en)` });
export const picture = (seed: string): PictureSeed => ({ scene: 'consulting-room', seed });
export const seo = (title: string): SeoSeed => ({ tituloseo: text(title), descripcionseo: text(`Sobre ${title}`) });

export const speciality = (urlseo: string, nombre: Text, more: Partial<SpecialitySeed> = {}): SpecialitySeed => ({
  urlseo,
  nombre,
  servicio: 'medicas',
  mostrarpagina: true,
  descripcion: text(`<p>${nombre.es} en {brand}</p>`),
  textocabecera: text('Te cuidamos'),
  linkcabecera: '/pedir-cita',
  mensajes: [
    { titulo: text('Para quién'), texto: text('<ul><li>Adultos</li></ul>') },
    { titulo: text('Ventajas'), texto: text('<p>Rápido.</p>') },
    { titulo: text('Tecnología'), texto: text('<p>Propia.</p>') },
  ],
  icono: picture(urlseo),
  bloques: [],
  ...seo(nombre.es),
  ...more,
});

export const clinic = (urlseo: string, nombre: string, more: Partial<ClinicSeed> = {}): ClinicSeed => ({
  urlseo,
  nombre: text(nombre),
  region: 'valencia',
  otro: false,
  descripcion: text('<p>Una clínica.</p>'),
  email: `${urlseo}@example.test`,
  telefono: '963 400 900',
  whatsapp: null,
  fax: null,
  horarios: text('Lunes a viernes 8:00 a 20:00'),
  direccion: 'C/ Ejemplo, 1',
  maps: '@39.1,-0.4',
  actounico: false,
  teleconsulta: false,
  testpcr: true,
  testserologico: false,
  testantigenos: false,
  otrotecnologia: null,
  fotografia: picture(urlseo),
  equipamientos: [],
  especialidads: [],
  ...seo(nombre),
  ...more,
});

export const doctor = (key: string, nombre: string, more: Partial<DoctorSeed> = {}): DoctorSeed => ({
  key,
  nombre,
  descripcion: text('<p>Especialista.</p>'),
  fotografia: picture(key),
  especialidads: [],
  centromedicos: [],
  etiquetas: [],
  ...more,
});

export const diagnosticTest = (urlseo: string, more: Partial<TestSeed> = {}): TestSeed => ({
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
  mensajes: [
    { titulo: text('Antes'), texto: text('<p>Ayuno.</p>') },
    { titulo: text('Durante'), texto: text('<p></p>') },
  ],
  mostrarprofesional: false,
  mostrarespecialidad: true,
  mostrarlink: false,
  fotografia: picture(urlseo),
  icono: picture(`${urlseo}-icono`),
  imagen1: picture(`${urlseo}-uno`),
  imagen2: null,
  especialidads: ['cardiologia'],
  ...seo(urlseo),
  ...more,
});

export const product = (urlseo: string, more: Partial<ProductSeed> = {}): ProductSeed => ({
  urlseo,
  nombre: text(urlseo),
  descripcion: text('<p>Sin esperas.</p>'),
  precio: '129.00',
  tituloizquierda: text('Incluye'),
  textoizquierda: text('<ul><li>Consulta</li></ul>'),
  tituloderecha: text('No incluye'),
  textoderecha: text('<p>Contraste</p>'),
  mensajes: [
    { titulo: text('Bono'), texto: text('<p>Seis meses.</p>') },
    { titulo: text('Devolución'), texto: text('<p> </p>') },
  ],
  condiciones: text('<ul><li>Precio final</li></ul>'),
  textopie: text('<p>IVA incluido.</p>'),
  mostrarespecialidad: true,
  fotografia: picture(urlseo),
  especialidads: ['cardiologia'],
  centromedicos: ['valencia-centro'],
  ...seo(urlseo),
  ...more,
});

export const page = (urlseo: string, more: Partial<PageSeed> = {}): PageSeed => ({
  urlseo,
  nombre: text(urlseo),
  contenido: text(`<h2>${urlseo}</h2>`),
  ...seo(urlseo),
  ...more,
});

export const post = (slug: string, date: string, more: Partial<PostSeed> = {}): PostSeed => ({
  slug,
  date,
  title: `Salud &#038; ${slug}`,
  excerpt: '<p>Resumen.</p>',
  content: '<p>Contenido de {brand}.</p>',
  image: picture(slug.replace(/[^a-z0-9-]/g, '')),
  imageAlt: 'Una imagen',
  ...more,
});
