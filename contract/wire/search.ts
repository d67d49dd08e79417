import { z } from 'zod';
import { wireIdentity, wireRelation, wireText } from './scalars';

// Results may have only a few fields, or be mere IRIs: missing fields stay null and are joined by lib/catalogue/search.ts.
// Flags are therefore unparsed: a missing one and a false one differ here.

/** A member that is only an IRI is a record with only its identity. */
const record = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((member) => (typeof member === 'string' ? { '@id': member } : member), z.object(shape));

export const wireFoundSpecialitySchema = record({
  ...wireIdentity,
  nombre: wireText,
  urlseo: wireText,
  servicio: wireText,
  mostrarpagina: wireRelation,
});

export const wireFoundDoctorSchema = record({
  ...wireIdentity,
  nombre: wireText,
  especialidads: wireRelation,
  especialidades: wireRelation,
});

export const wireFoundClinicSchema = record({
  ...wireIdentity,
  nombre: wireText,
  urlseo: wireText,
  region: wireText,
  otro: wireRelation,
});

export const wireFoundProductSchema = record({
  ...wireIdentity,
  nombre: wireText,
  urlseo: wireText,
  precio: wireText,
  price: wireText,
});

/**
 * The response of POST /api/buscador (docs/contract.md#search): each list in any shape of a collection, or null, or
 * missing.
 */
export const wireSearchSchema = z.object({
  especialidades: wireRelation,
  especialidads: wireRelation,
  medicos: wireRelation,
  centromedicos: wireRelation,
  otroscentromedicos: wireRelation,
  productos: wireRelation,
});
export type WireSearch = z.output<typeof wireSearchSchema>;
