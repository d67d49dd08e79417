import { z } from 'zod';
import { wireRelation, wireText } from './scalars';

/** The response to a product request or a message (docs/contract.md#requests); `referencia` comes from our own backend. */
export const wireSubmissionSchema = z.object({ success: wireRelation, referencia: wireText });

/** The body of POST /api/reservas/solicitar. */
export type WireProductRequest = {
  producto: string;
  centromedico: string;
  nombre: string;
  email: string;
  telefono: string;
  newsletter: boolean;
};

/** The body of POST /api/contactos/solicitar; `ip` is omitted when the visitor's address is unknown (M159). */
export type WireContact = {
  nombre: string;
  email: string;
  telefono: string | null;
  centromedico: string;
  mensaje: string;
  ip?: string;
};

/** The body of POST /api/derechos/solicitar, an addition of our own backend. */
export type WireRightsRequest = {
  derecho: string;
  nombre: string;
  apellidos: string;
  documento: string;
  email: string;
  telefono: string | null;
  referencia: string | null;
  mensaje: string;
};
