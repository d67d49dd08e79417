/** Type of a column: `localized` and `html` are jsonb {es, ca, en}; `!` means not null. */
export type Field = 'text' | 'text!' | 'flag' | 'flag!' | 'integer' | 'decimal' | 'localized' | 'localized!' | 'html';

export type Resource = {
  table: string;
  /** Name in /api/contexts and in @type, unless `rdfType` is set. */
  type: string;
  rdfType?: string;
  fields: Record<string, Field>;
  /** Columns that are not on the wire. */
  internal?: readonly string[];
  /** Our own columns, which the recorded servers do not have: omitted from the wire when empty. */
  own?: readonly string[];
  /** To-one relations, all to media_objects. */
  pictures: readonly string[];
  /** To-many relations shown in the record, by the name of their target resource. */
  relations: readonly ResourceName[];
  /** To-many relations reachable only as a sub-resource. */
  hiddenRelations?: readonly ResourceName[];
  search: readonly string[];
  flags: readonly string[];
  isOrdered: boolean;
};

export const RESOURCE_NAMES = [
  'media_objects',
  'etiquetas',
  'equipamientos',
  'bloques',
  'banners',
  'especialidads',
  'centromedicos',
  'medicos',
  'pruebas',
  'productos',
  'paginas',
  'configuracions',
] as const;
export type ResourceName = (typeof RESOURCE_NAMES)[number];

const messages = (count: 2 | 3): Record<string, Field> => {
  const numbers = [1, 2, 3].slice(0, count);
  return {
    ...Object.fromEntries(numbers.map((n) => [`titulomensaje${n}`, 'localized' as const])),
    ...Object.fromEntries(numbers.map((n) => [`textomensaje${n}`, 'html' as const])),
  };
};

const seo = { tituloseo: 'localized', descripcionseo: 'localized' } as const;

/** Defaults of a resource. */
const PLAIN = { pictures: [], relations: [], search: [], flags: [], isOrdered: true } as const;

/** The catalogue in dependency order: a resource comes after those it refers to, except for links between lists. */
export const RESOURCES: Record<ResourceName, Resource> = {
  media_objects: {
    ...PLAIN,
    table: 'media_object',
    type: 'MediaObject',
    rdfType: 'http://schema.org/MediaObject',
    fields: { contentUrl: 'text!', alternativo: 'localized', foco: 'text', picture: 'text!' },
    internal: ['picture'],
    own: ['alternativo', 'foco'],
    isOrdered: false,
  },
  etiquetas: {
    ...PLAIN,
    table: 'etiqueta',
    type: 'Etiqueta',
    fields: { nombre: 'localized!' },
  },
  equipamientos: {
    ...PLAIN,
    table: 'equipamiento',
    type: 'Equipamiento',
    fields: { nombre: 'localized!', descripcion: 'html' },
    pictures: ['fotografia'],
    relations: ['etiquetas'],
  },
  bloques: {
    ...PLAIN,
    table: 'bloque',
    type: 'Bloque',
    fields: { nombre: 'localized!', descripcion: 'html' },
    pictures: ['fotografia'],
  },
  banners: {
    ...PLAIN,
    table: 'banner',
    type: 'Banner',
    fields: { nombre: 'localized!', descripcion: 'html', textocabecera: 'localized', linkcabecera: 'text' },
    pictures: ['fotografia', 'fotografia2', 'fotografia3', 'fotografia4', 'fotografia5'],
    search: ['nombre'],
  },
  especialidads: {
    ...PLAIN,
    table: 'especialidad',
    type: 'Especialidad',
    fields: {
      nombre: 'localized!',
      descripcion: 'html',
      urlseo: 'text!',
      servicio: 'text!',
      mostrarpagina: 'flag!',
      textocabecera: 'localized',
      linkcabecera: 'text',
      ...messages(3),
      ...seo,
      noindex: 'flag!',
      paraprofesional: 'flag!',
    },
    pictures: ['icono'],
    relations: ['bloques', 'banners', 'centromedicos', 'medicos', 'pruebas', 'productos'],
    search: ['urlseo', 'servicio'],
    flags: ['paraprofesional', 'mostrarpagina'],
  },
  centromedicos: {
    ...PLAIN,
    table: 'centromedico',
    type: 'Centromedico',
    fields: {
      nombre: 'localized!',
      urlseo: 'text!',
      region: 'text!',
      otro: 'flag!',
      descripcion: 'html',
      email: 'text',
      telefono: 'text',
      whatsapp: 'text',
      fax: 'text',
      horarios: 'localized',
      direccion: 'text',
      maps: 'text',
      ...seo,
      actounico: 'flag!',
      teleconsulta: 'flag!',
      noindex: 'flag!',
      testpcr: 'flag!',
      testserologico: 'flag!',
      testantigenos: 'flag!',
      otrotecnologia: 'html',
    },
    pictures: ['fotografia'],
    relations: ['equipamientos', 'especialidads'],
    hiddenRelations: ['medicos', 'productos'],
    search: ['urlseo', 'region', 'nombre'],
    flags: ['otro'],
  },
  medicos: {
    ...PLAIN,
    table: 'medico',
    type: 'Medico',
    fields: { nombre: 'text!', descripcion: 'html' },
    pictures: ['fotografia'],
    relations: ['especialidads', 'centromedicos', 'etiquetas'],
    search: ['nombre'],
  },
  pruebas: {
    ...PLAIN,
    table: 'prueba',
    type: 'Prueba',
    fields: {
      nombre: 'localized!',
      descripcion: 'html',
      urlseo: 'text!',
      titulo1: 'localized',
      titulo3: 'localized',
      texto1: 'html',
      texto2: 'html',
      texto3izq: 'html',
      texto3der: 'html',
      subtitulo1: 'localized',
      subtitulo2: 'localized',
      ...messages(3),
      ...seo,
      noindex: 'flag!',
      mostrarprofesional: 'flag!',
      mostrarespecialidad: 'flag!',
      mostrarlink: 'flag!',
    },
    pictures: ['fotografia', 'icono', 'imagen1', 'imagen2'],
    relations: ['especialidads', 'centromedicos'],
    search: ['urlseo'],
    flags: ['mostrarprofesional', 'mostrarespecialidad'],
  },
  productos: {
    ...PLAIN,
    table: 'producto',
    type: 'Producto',
    fields: {
      nombre: 'localized!',
      descripcion: 'html',
      precio: 'decimal',
      validezmeses: 'integer',
      regalable: 'flag',
      urlseo: 'text!',
      tituloizquierda: 'localized',
      tituloderecha: 'localized',
      textoizquierda: 'html',
      textoderecha: 'html',
      ...messages(2),
      condiciones: 'html',
      textopie: 'html',
      ...seo,
      noindex: 'flag!',
      mostrarespecialidad: 'flag!',
    },
    pictures: ['fotografia'],
    relations: ['especialidads', 'centromedicos'],
    search: ['urlseo'],
    flags: ['mostrarespecialidad'],
  },
  paginas: {
    ...PLAIN,
    table: 'pagina',
    type: 'Pagina',
    fields: { nombre: 'localized!', contenido: 'html', ...seo, noindex: 'flag!', urlseo: 'text!' },
    relations: ['banners'],
    search: ['urlseo'],
  },
  configuracions: {
    ...PLAIN,
    table: 'configuracion',
    type: 'Configuracion',
    fields: {
      analytics: 'text',
      hotjar: 'text',
      facebook: 'text',
      twitter: 'text',
      instagram: 'text',
      youtube: 'text',
      linkedin: 'text',
      blog: 'text',
      textoprofesional: 'html',
    },
    isOrdered: false,
  },
};

/** True when the column holds one text per language. */
export const isLocalized = (field: Field): boolean =>
  field === 'localized' || field === 'localized!' || field === 'html';

/** True for the path name of a catalogue resource. */
export const isResourceName = (name: string): name is ResourceName => RESOURCE_NAMES.some((known) => known === name);
