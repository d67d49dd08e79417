import { byList, type ContentTables, TABLE_NAMES, type TableName, tableOf } from '#catalogue/tables';
import { type Content, pictureKey, type ReadPicture } from '#seed/pictures';
import { parseContent } from '#seed/validate';
import {
  banner,
  clinic,
  diagnosticTest,
  doctor,
  type Fields,
  page,
  picture,
  post,
  product,
  speciality,
  text,
} from './backend-records';

/** A list that is missing has no records. */
type Lists = Partial<Record<TableName, Record<string, Fields>>>;

const named = (key: 'urlseo' | 'slug', records: Fields[]): Record<string, Fields> =>
  Object.fromEntries(records.map((record) => [String(record[key]), record]));

const lists = (): Lists => ({
  etiquetas: {
    espanol: { nombre: text('Español') },
    ingles: { nombre: text('Inglés') },
    valenciano: { nombre: text('Valenciano') },
    'tres-tesla': { nombre: text('3 Tesla') },
  },
  equipamientos: {
    resonancia: {
      nombre: text('Resonancia'),
      descripcion: text('<p>3T</p>'),
      fotografia: picture('rm'),
      etiquetas: ['tres-tesla'],
    },
    ecografo: { nombre: text('Ecógrafo') },
  },
  bloques: {
    ecografo: {
      nombre: text('Ecógrafo'),
      descripcion: text('<p>De última generación.</p>'),
      fotografia: picture('maquina'),
    },
    cicloergometro: { nombre: text('Cicloergómetro'), descripcion: text('<p>De última generación.</p>') },
  },
  banners: {
    deporte: banner('uno', 'dos', 'tres', 'cuatro', 'cinco'),
    inicio: banner('a', 'b', 'c'),
  },
  especialidads: named('urlseo', [
    speciality('medicina-deportiva', text('Medicina deportiva'), {
      bloques: ['ecografo', 'cicloergometro'],
      banners: ['deporte'],
    }),
    speciality('cardiologia', text('Cardiología')),
    speciality('alergologia', { es: 'Álergología', ca: '', en: 'Zoology of allergies' }),
    speciality('zoonosis', text('Zoonosis'), { icono: null, mostrarpagina: false, linkcabecera: null }),
    speciality('radiologia', text('Radiología'), { servicio: 'imagen' }),
    speciality('genetica', text('Genética'), { servicio: 'genetica', paraprofesional: true }),
  ]),
  centromedicos: named('urlseo', [
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
  ]),
  medicos: {
    ana: doctor('Dra. Ana Ruiz', {
      fotografia: picture('ana'),
      especialidads: ['cardiologia', 'medicina-deportiva'],
      centromedicos: ['valencia-centro', 'castello'],
      etiquetas: ['espanol', 'ingles'],
    }),
    andres: doctor('Dr. Andrés Gil', { fotografia: picture('andres'), especialidads: ['cardiologia'] }),
    eva: doctor('Dra. Eva Ñíguez'),
  },
  pruebas: named('urlseo', [
    diagnosticTest('prueba-de-esfuerzo'),
    diagnosticTest('panel-genetico', {
      mostrarprofesional: true,
      especialidads: ['genetica', 'cardiologia'],
      fotografia: null,
    }),
  ]),
  productos: named('urlseo', [
    product('rm-rodilla'),
    product('chequeo', { precio: null, mostrarespecialidad: false, fotografia: null, especialidads: [] }),
  ]),
  paginas: named('urlseo', [
    page('home', { banners: ['inicio'] }),
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
    ].map((urlseo) => page(urlseo)),
  ]),
  configuracions: {
    '1': {
      analytics: 'G-XXXXXXXXXX',
      hotjar: '1234567',
      facebook: 'https://social.example.test/fb',
      instagram: 'https://social.example.test/ig',
      youtube: '',
      linkedin: 'https://social.example.test/in',
      blog: 'self',
      textoprofesional: text('<p>Bienvenido a {brand}.</p>'),
    },
  },
  posts: named('slug', [
    ...Array.from({ length: 30 }, (_, index) =>
      post(`noticia-${index + 1}`, `2026-10-${String(index + 1).padStart(2, '0')}T10:30:00`),
    ),
    post('col·laboracio-amb-lesport', '2026-07-01T00:15:00'),
    post('sin-imagen', '2026-01-15T10:30:00', { image: null, imageAlt: null }),
    post('con-clave', '2026-01-14T10:30:00', { password: 'secreta' }),
    post('futura', '2099-01-01T10:30:00', { status: 'future' }),
    post('borrador', '2026-01-13T10:30:00', { status: 'draft' }),
  ]),
});

const sourceOf = (name: string): Buffer => Buffer.from(`picture ${name}`);

/** A small catalogue with each case of the recorded responses, as the files of a content folder. */
export function smallRecords(): Record<TableName, Map<string, Fields>> {
  const given = lists();
  const all = byList((list) => given[list] ?? {});
  const pictures = TABLE_NAMES.flatMap((list) =>
    Object.values(all[list]).flatMap((record) => tableOf(list).pictures.map((name) => record[name])),
  );
  for (const name of pictures.filter((found) => typeof found === 'string')) {
    all.media_objects[name] = { contentUrl: `/media/${name}.jpg`, picture: pictureKey(sourceOf(name), 'svg') };
  }
  const counted = (records: Record<string, Fields>) =>
    new Map(
      Object.entries(records).map(([name, record], index): [string, Fields] => [name, { id: index + 1, ...record }]),
    );
  return byList((list) => counted(all[list]));
}

/** The bytes of its pictures, which are not real pictures. */
export const smallPictures: ReadPicture = async (key) => {
  const [name] = [...smallRecords().media_objects].find(([, { picture }]) => picture === key) ?? [];
  if (name === undefined) throw new Error(`There is no picture ${key}.`);
  return sourceOf(name);
};

export const smallSource = async (): Promise<Content> => ({ tables: smallContent(), readPicture: smallPictures });

/** The rows of the small catalogue. */
export const smallContent = (): ContentTables => parseContent(smallRecords());
