/**
 * The demo catalogue as it is written by hand in content/: relations by urlseo, pictures by scene.
 * Ids are the positions in each list, counted from 1, so a list only ever grows at its end.
 */

/** One text in the three languages of the site. */
export type Text = { es: string; ca: string; en: string };

export type Scene =
  | 'facade'
  | 'reception'
  | 'consulting-room'
  | 'mri'
  | 'ct'
  | 'ultrasound'
  | 'xray'
  | 'mammograph'
  | 'densitometer'
  | 'sequencer'
  | 'laboratory'
  | 'microscope'
  | 'eye'
  | 'heart'
  | 'rehabilitation'
  | 'sports'
  | 'genetics'
  | 'family'
  | 'teleconsultation'
  | 'calendar';

/** A drawn picture: the same scene with another seed gets other colours, people and details. */
export type PictureSeed = { scene: Scene; seed: string };

export type SeoSeed = { tituloseo: Text | null; descripcionseo: Text | null; noindex?: boolean };

export type SpecialitySeed = SeoSeed & {
  urlseo: string;
  nombre: Text;
  servicio: 'medicas' | 'imagen' | 'genetica';
  mostrarpagina: boolean;
  paraprofesional?: boolean;
  descripcion: Text | null;
  textocabecera: Text | null;
  linkcabecera: string | null;
  /** Titles and texts of who, advantages, technology; HTML. */
  mensajes: { titulo: Text | null; texto: Text | null }[];
  icono?: PictureSeed | null;
  /** urlseo-like keys of MachineSeed. */
  bloques: string[];
  banner?: BannerSeed | null;
};

export type MachineSeed = { key: string; nombre: Text; descripcion: Text | null; fotografia: PictureSeed | null };

export type TagSeed = { key: string; nombre: Text };

export type EquipmentSeed = {
  key: string;
  nombre: Text;
  descripcion: Text | null;
  fotografia: PictureSeed | null;
  etiquetas: string[];
};

export type ClinicSeed = SeoSeed & {
  urlseo: string;
  nombre: Text;
  region: string;
  otro: boolean;
  descripcion: Text | null;
  email: string | null;
  telefono: string | null;
  whatsapp: string | null;
  fax: string | null;
  horarios: Text | null;
  direccion: string | null;
  maps: string | null;
  actounico: boolean;
  teleconsulta: boolean;
  testpcr: boolean;
  testserologico: boolean;
  testantigenos: boolean;
  otrotecnologia: Text | null;
  fotografia: PictureSeed | null;
  equipamientos: string[];
  /** urlseo of the specialities offered. */
  especialidads: string[];
};

export type DoctorSeed = {
  key: string;
  nombre: string;
  descripcion: Text | null;
  fotografia: PictureSeed | null;
  especialidads: string[];
  centromedicos: string[];
  /** Keys of TagSeed: the languages spoken. */
  etiquetas: string[];
};

export type TestSeed = SeoSeed & {
  urlseo: string;
  nombre: Text;
  descripcion: Text | null;
  titulo1: Text | null;
  subtitulo1: Text | null;
  texto1: Text | null;
  subtitulo2: Text | null;
  texto2: Text | null;
  titulo3: Text | null;
  texto3izq: Text | null;
  texto3der: Text | null;
  mensajes: { titulo: Text | null; texto: Text | null }[];
  mostrarprofesional: boolean;
  mostrarespecialidad: boolean;
  mostrarlink: boolean;
  fotografia: PictureSeed | null;
  icono: PictureSeed | null;
  imagen1: PictureSeed | null;
  imagen2: PictureSeed | null;
  especialidads: string[];
};

export type ProductSeed = SeoSeed & {
  urlseo: string;
  nombre: Text;
  descripcion: Text | null;
  /** Decimal text as the wire sends it, '129.00', or null. */
  precio: string | null;
  tituloizquierda: Text | null;
  textoizquierda: Text | null;
  tituloderecha: Text | null;
  textoderecha: Text | null;
  /** At most two. */
  mensajes: { titulo: Text | null; texto: Text | null }[];
  condiciones: Text | null;
  textopie: Text | null;
  mostrarespecialidad: boolean;
  fotografia: PictureSeed | null;
  especialidads: string[];
  centromedicos: string[];
};

export type BannerSeed = {
  nombre: Text;
  descripcion: Text | null;
  textocabecera: Text | null;
  linkcabecera: string | null;
  /** At most five. */
  fotografias: PictureSeed[];
};

export type PageSeed = SeoSeed & {
  urlseo: string;
  nombre: Text;
  contenido: Text | null;
  banner?: BannerSeed | null;
};

export type ConfigurationSeed = {
  analytics: string | null;
  hotjar: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  youtube: string | null;
  linkedin: string | null;
  /** 'self' is answered as the address this backend is reached at. */
  blog: string | null;
  textoprofesional: Text | null;
};

/** The blog has one language, Spanish, as most WordPress sites do. */
export type PostSeed = {
  slug: string;
  /** Local time without zone, as WordPress sends it: 2026-11-06T10:30:00. */
  date: string;
  /** HTML with entities, as WordPress renders a title. */
  title: string;
  excerpt: string;
  content: string;
  image: PictureSeed | null;
  imageAlt: string | null;
  password?: string;
  status?: 'publish' | 'draft' | 'future';
};
