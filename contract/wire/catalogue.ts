import { z } from 'zod';
import {
  wireFlag,
  wireFocus,
  wireIdentity,
  wireKnownFlag,
  wirePicture,
  wireRelation,
  wireSeo,
  wireText,
} from './scalars';

// Field names are quoted as sent. Where the sources disagree on a name, both are listed and the readers take the first.

const photo = { fotografia: wirePicture, photo: wirePicture, photograph: wirePicture };
const specialities = { especialidads: wireRelation, especialidades: wireRelation };
const threeMessages = {
  titulomensaje1: wireText,
  titulomensaje2: wireText,
  titulomensaje3: wireText,
  textomensaje1: wireText,
  textomensaje2: wireText,
  textomensaje3: wireText,
};

export const wireClinicSchema = z.object({
  ...wireIdentity,
  ...wireSeo,
  ...photo,
  ...specialities,
  nombre: wireText,
  urlseo: wireText,
  region: wireText,
  otro: wireFlag,
  descripcion: wireText,
  email: wireText,
  telefono: wireText,
  whatsapp: wireText,
  fax: wireText,
  horarios: wireText,
  direccion: wireText,
  maps: wireText,
  coordenadas: wireText,
  actounico: wireFlag,
  teleconsulta: wireFlag,
  testpcr: wireFlag,
  testserologico: wireFlag,
  testantigenos: wireFlag,
  otrotecnologia: wireText,
  equipamientos: wireRelation,
});
export type WireClinic = z.output<typeof wireClinicSchema>;

export const wireSpecialitySchema = z.object({
  ...wireIdentity,
  ...wireSeo,
  ...threeMessages,
  nombre: wireText,
  urlseo: wireText,
  servicio: wireText,
  mostrarpagina: wireFlag,
  descripcion: wireText,
  textocabecera: wireText,
  linkcabecera: wireText,
  icono: wirePicture,
  icon: wirePicture,
  centromedicos: wireRelation,
});
export type WireSpeciality = z.output<typeof wireSpecialitySchema>;

export const wireDoctorSchema = z.object({
  ...wireIdentity,
  ...photo,
  ...specialities,
  nombre: wireText,
  descripcion: wireText,
  centromedicos: wireRelation,
  etiquetas: wireRelation,
});
export type WireDoctor = z.output<typeof wireDoctorSchema>;

export const wireTestSchema = z.object({
  ...wireIdentity,
  ...wireSeo,
  ...photo,
  ...specialities,
  ...threeMessages,
  nombre: wireText,
  urlseo: wireText,
  descripcion: wireText,
  titulo1: wireText,
  subtitulo1: wireText,
  texto1: wireText,
  titulo2: wireText,
  subtitulo2: wireText,
  texto2: wireText,
  titulo3: wireText,
  texto3izq: wireText,
  texto3der: wireText,
  mostrarprofesional: wireFlag,
  mostrarespecialidad: wireFlag,
  mostrarlink: wireFlag,
  icono: wirePicture,
  icon: wirePicture,
  imagen1: wirePicture,
  imagen2: wirePicture,
  centromedicos: wireRelation,
});
export type WireTest = z.output<typeof wireTestSchema>;

export const wireProductSchema = z.object({
  ...wireIdentity,
  ...wireSeo,
  ...photo,
  ...specialities,
  nombre: wireText,
  urlseo: wireText,
  descripcion: wireText,
  precio: wireText,
  price: wireText,
  validezmeses: wireText,
  regalable: wireKnownFlag,
  tituloizquierda: wireText,
  textoizquierda: wireText,
  tituloderecha: wireText,
  textoderecha: wireText,
  titulomensaje1: wireText,
  textomensaje1: wireText,
  titulomensaje2: wireText,
  textomensaje2: wireText,
  condiciones: wireText,
  textopie: wireText,
  centromedicos: wireRelation,
});
export type WireProduct = z.output<typeof wireProductSchema>;

export const wirePageSchema = z.object({
  ...wireIdentity,
  ...wireSeo,
  nombre: wireText,
  urlseo: wireText,
  contenido: wireText,
});
export type WirePage = z.output<typeof wirePageSchema>;

export const wireBannerSchema = z.object({
  ...wireIdentity,
  ...photo,
  nombre: wireText,
  descripcion: wireText,
  textocabecera: wireText,
  linkcabecera: wireText,
  fotografia2: wirePicture,
  fotografia3: wirePicture,
  fotografia4: wirePicture,
  fotografia5: wirePicture,
});
export type WireBanner = z.output<typeof wireBannerSchema>;

/** A machine of a clinic (equipamiento) or of a speciality (bloque). */
export const wireMachineSchema = z.object({
  ...wireIdentity,
  ...photo,
  nombre: wireText,
  descripcion: wireText,
  etiquetas: wireRelation,
});
export type WireMachine = z.output<typeof wireMachineSchema>;

export const wireTagSchema = z.object({ ...wireIdentity, nombre: wireText });
export type WireTag = z.output<typeof wireTagSchema>;

/** Only text is an address: no string, no picture (docs/contract.md#no-picture). */
const address = z
  .string()
  .nullable()
  .catch(null)
  .optional()
  .transform((value) => value ?? null);

export const wireMediaSchema = z.object({
  ...wireIdentity,
  contentUrl: address,
  alternativo: wireText,
  foco: wireFocus,
});
export type WireMedia = z.output<typeof wireMediaSchema>;

export const wireConfigurationSchema = z.object({
  analytics: wireText,
  hotjar: wireText,
  facebook: wireText,
  twitter: wireText,
  instagram: wireText,
  youtube: wireText,
  linkedin: wireText,
  blog: wireText,
  textoprofesional: wireText,
});
export type WireConfiguration = z.output<typeof wireConfigurationSchema>;
