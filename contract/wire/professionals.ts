import { z } from 'zod';
import { wireRelation, wireText } from './scalars';

// The responses of the professional area (docs/contract.md#professionals). Their types are not guaranteed:
// missing fields are read as null, `error` is text, an object or missing.

/** The login: it succeeded only with a `token` that is not empty (docs/contract.md#login). Ours: `navegador`. */
export const wireLoginSchema = z.object({ token: wireText, navegador: wireText });

/** The password set by a mailed link, our own call: the user name of the account, and the mark of a known browser. */
export const wireResetSchema = z.object({ usuario: wireText, navegador: wireText });

/** The first-access check: `success` is 1 or 0 in any spelling, null when it is missing. */
export const wireFirstAccessSchema = z.object({ success: wireRelation, error: wireRelation });

/** A call without a result other than success. */
export const wireDoneSchema = z.object({ success: wireRelation, error: wireRelation });

/** A change of password: the token of a new session, or the reason of the refusal. */
export const wirePasswordChangeSchema = z.object({ token: wireText, error: wireRelation });

/** `especialidad` is an IRI, a record or missing. */
export const wireProfessionalSchema = z.object({
  nombre: wireText,
  especialidad: wireRelation,
  especialidadnombre: wireText,
  numcolegiado: wireText,
  telefono: wireText,
  email: wireText,
  error: wireRelation,
});
export type WireProfessional = z.output<typeof wireProfessionalSchema>;

/** The body of POST /api/profesionals/register; empty fields are null. */
export type WireRegistration = {
  nombre: string;
  email: string;
  telefono: string | null;
  numcolegiado: string | null;
  especialidad: string | null;
};

/** The body of POST /api/profesionales/solicitarprofesional: name and speciality of the account. */
export type WireCallback = {
  email: string;
  nombre: string;
  especialidad: string | null;
  telefono: string;
  horario: string;
  motivo: string;
};
