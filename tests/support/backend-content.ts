import type { Content } from '@/backend/seed/compose';
import type {
  ClinicSeed,
  DoctorSeed,
  MachineSeed,
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
const picture = (seed: string): PictureSeed => ({ scene: 'consulting-room', seed });
const seo = (title: string): SeoSeed => ({ tituloseo: text(title), descripcionseo: text(`Sobre ${title}`) });

const speciality = (urlseo: string, nombre: Text, more: Partial<SpecialitySeed> = {}): SpecialitySeed => ({
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

const clinic = (urlseo: string, nombre: string, more: Partial<ClinicSeed> = {}): ClinicSeed => ({
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

const doctor = (key: string, nombre: string, more: Partial<DoctorSeed> = {}): DoctorSeed => ({
  key,
  nombre,
  descripcion: text('<p>Especialista.</p>'),
  fotografia: picture(key),
  especialidads: [],
  centromedicos: [],
  etiquetas: [],
  ...more,
});

const diagnosticTest = (urlseo: string, more: Partial<TestSeed> = {}): TestSeed => ({
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

const product = (urlseo: string, more: Partial<ProductSeed> = {}): ProductSeed => ({
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

const page = (urlseo: string, more: Partial<PageSeed> = {}): PageSeed => ({
  urlseo,
  nombre: text(urlseo),
  contenido: text(`<h2>${urlseo}</h2>`),
  ...seo(urlseo),
  ...more,
});

const post = (slug: string, date: string, more: Partial<PostSeed> = {}): PostSeed => ({
  slug,
  date,
  title: `Salud &#038; ${slug}`,
  excerpt: '<p>Resumen.</p>',
  content: '<p>Contenido de {brand}.</p>',
  image: picture(slug.replace(/[^a-z0-9-]/g, '')),
  imageAlt: 'Una imagen',
  ...more,
});

const machines: MachineSeed[] = ['Ecógrafo', 'Cicloergómetro'].map((nombre, index) => ({
  key: `maquina-${index}`,
  nombre: text(nombre),
  descripcion: text('<p>De última generación.</p>'),
  fotografia: index === 0 ? picture('maquina') : null,
}));

const banner = {
  nombre: text('Inicio'),
  descripcion: text('<p>Hola</p>'),
  textocabecera: text('Tu clínica'),
  linkcabecera: '/pedir-cita',
};

/** A small catalogue that has one of every case the recorded answers have. */
export const smallContent = (): Content => ({
  specialities: [
    speciality('medicina-deportiva', text('Medicina deportiva'), {
      bloques: ['maquina-0', 'maquina-1'],
      banner: { ...banner, fotografias: [picture('uno')] },
    }),
    speciality('cardiologia', text('Cardiología')),
    speciality('alergologia', { es: 'Álergología', ca: '', en: 'Zoology of allergies' }),
    speciality('zoonosis', text('Zoonosis'), { icono: null, mostrarpagina: false, linkcabecera: null }),
    speciality('radiologia', text('Radiología'), { servicio: 'imagen' }),
    speciality('genetica', text('Genética'), { servicio: 'genetica', paraprofesional: true }),
  ],
  machines,
  clinics: [
    clinic('valencia-centro', 'Valencia Centro', {
      whatsapp: '600 000 001',
      fax: '963 400 901',
      especialidads: ['medicina-deportiva', 'cardiologia'],
      equipamientos: ['resonancia', 'ecografo'],
    }),
    clinic('castello', 'Castelló', { region: 'castello', especialidads: ['cardiologia'], noindex: true }),
    clinic('l-hospitalet', "L'Hospitalet", { region: 'barcelona', descripcion: null, fotografia: null, maps: null }),
    clinic('madrid-norte', 'Madrid Norte', { region: 'madrid', especialidads: ['radiologia'] }),
    ...['valencia', 'castello', 'barcelona', 'madrid'].map((region) =>
      clinic(`asociado-${region}`, `Asociado ${region}`, { region, otro: true }),
    ),
  ],
  equipment: [
    {
      key: 'resonancia',
      nombre: text('Resonancia'),
      descripcion: text('<p>3T</p>'),
      fotografia: picture('rm'),
      etiquetas: ['tres-tesla'],
    },
    { key: 'ecografo', nombre: text('Ecógrafo'), descripcion: null, fotografia: null, etiquetas: [] },
  ],
  tags: ['Español', 'Inglés', 'Valenciano', '3 Tesla'].map((nombre, index) => ({
    key: index === 3 ? 'tres-tesla' : nombre,
    nombre: text(nombre),
  })),
  doctors: [
    doctor('ana', 'Dra. Ana Ruiz', {
      especialidads: ['cardiologia', 'medicina-deportiva'],
      centromedicos: ['valencia-centro', 'castello'],
      etiquetas: ['Español', 'Inglés'],
    }),
    doctor('andres', 'Dr. Andrés Gil', { especialidads: ['cardiologia'] }),
    doctor('eva', 'Dra. Eva Ñíguez', { fotografia: null }),
  ],
  tests: [
    diagnosticTest('prueba-de-esfuerzo'),
    diagnosticTest('panel-genetico', {
      mostrarprofesional: true,
      especialidads: ['genetica', 'cardiologia'],
      fotografia: null,
    }),
  ],
  products: [
    product('rm-rodilla'),
    product('chequeo', { precio: null, mostrarespecialidad: false, fotografia: null, especialidads: [] }),
  ],
  pages: [
    page('home', { banner: { ...banner, fotografias: [picture('a'), picture('b'), picture('c')] } }),
    ...[
      'actualidad',
      'aviso-legal',
      'clinicas/centros-asociados',
      'contacto',
      'especial-online',
      'forgot-password-profesional',
      'pedir-cita',
      'pedir-producto',
      'portal-profesional',
      'registro-profesional',
      'resultados-busqueda',
      'upgrade-password-profesional',
    ].map((key) => page(key)),
  ],
  configuration: {
    analytics: 'G-XXXXXXXXXX',
    hotjar: '1234567',
    facebook: 'https://social.example.test/fb',
    twitter: null,
    instagram: 'https://social.example.test/ig',
    youtube: '',
    linkedin: 'https://social.example.test/in',
    blog: 'self',
    textoprofesional: text('<p>Bienvenido a {brand}.</p>'),
  },
  posts: [
    ...Array.from({ length: 30 }, (_, index) =>
      post(`noticia-${index + 1}`, `2026-10-${String(index + 1).padStart(2, '0')}T10:30:00`),
    ),
    post('col·laboracio-amb-lesport', '2026-07-01T00:15:00'),
    post('sin-imagen', '2026-01-15T10:30:00', { image: null, imageAlt: null }),
    post('con-clave', '2026-01-14T10:30:00', { password: 'secreta' }),
    post('futura', '2099-01-01T10:30:00', { status: 'future' }),
    post('borrador', '2026-01-13T10:30:00', { status: 'draft' }),
  ],
});
