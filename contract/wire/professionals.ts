import { z } from 'zod';
import { wireRelation, wireText } from './scalars';

// The answers of the professional area (docs/contract.md#professionals). Their types are nowhere promised: what is
// missing reads as null, `error` comes as text, as object or not at all.

/** The login: only a `token` that is not empty is a success (docs/contract.md#login). Ours: `navegador`. */
export const wireLoginSchema = z.object({ token: wireText, navegador: wireText });

/** The password chosen by a mailed link, a call of ours: whose account it is, and what makes the browser a known one. */
export const wireResetSchema = z.object({ usuario: wireText, navegador: wireText });

/** The first-access check: `success` is 1 or 0 in any spelling, null when the answer has none. */
export const wireFirstAccessSchema = z.object({ success: wireRelation, error: wireRelation });

/** A call that only succeeds or not. */
export const wireDoneSchema = z.object({ success: wireRelation, error: wireRelation });

/** The change of a password: the token of a new session, or why not. */
export const wirePasswordChangeSchema = z.object({ token: wireText, error: wireRelation });

/** `especialidad` is an IRI, a record or nothing. */
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

/** What POST /api/profesionals/register is sent; null is what was left empty. */
export type WireRegistration = {
  nombre: string;
  email: string;
  telefono: string | null;
  numcolegiado: string | null;
  especialidad: string | null;
};

/** What POST /api/profesionales/solicitarprofesional is sent: name and speciality of the account. */
export type WireCallback = {
  email: string;
  nombre: string;
  especialidad: string | null;
  telefono: string;
  horario: string;
  motivo: string;
};
