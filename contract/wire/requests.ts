import { z } from 'zod';
import { wireRelation, wireText } from './scalars';

/** The answer to a product request or a message (docs/contract.md#requests); `referencia` is our own backend's. */
export const wireSubmissionSchema = z.object({ success: wireRelation, referencia: wireText });

/** What POST /api/reservas/solicitar is sent. */
export type WireProductRequest = {
  producto: string;
  centromedico: string;
  nombre: string;
  email: string;
  telefono: string;
  newsletter: boolean;
};

/** What POST /api/contactos/solicitar is sent; `ip` is left out when the visitor's address is not known (M159). */
export type WireContact = {
  nombre: string;
  email: string;
  telefono: string | null;
  centromedico: string;
  mensaje: string;
  ip?: string;
};

/** What POST /api/derechos/solicitar is sent: an addition of our own backend. */
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
