import { z } from 'zod';
import { CLINICS } from '../catalogue/clinics';
import { DOCTORS } from '../catalogue/doctors';
import { PRODUCTS } from '../catalogue/products';
import { SPECIALITIES } from '../catalogue/specialities';
import { foundSchemaOf } from '../catalogue/wire-schema';
import { wireRelation } from './scalars';

// Results may have only a few fields, or be mere IRIs: missing fields stay null and are joined by lib/catalogue/search.ts.
// Flags are therefore unparsed: a missing one and a false one differ here.

/** A member that is only an IRI is a record with only its identity. */
const record = <T extends z.ZodType>(schema: T) =>
  z.preprocess((member) => (typeof member === 'string' ? { '@id': member } : member), schema);

export const wireFoundSpecialitySchema = record(foundSchemaOf(SPECIALITIES));
export const wireFoundDoctorSchema = record(foundSchemaOf(DOCTORS));
export const wireFoundClinicSchema = record(foundSchemaOf(CLINICS));
export const wireFoundProductSchema = record(foundSchemaOf(PRODUCTS));

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
