import type { Content } from '@/backend/seed/compose';
import type { MachineSeed } from '@/backend/seed/types';
import { clinic, diagnosticTest, doctor, page, picture, post, product, speciality, text } from './backend-records';

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
      banner: { ...banner, fotografias: ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map(picture) },
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
