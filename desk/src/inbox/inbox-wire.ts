import type { InboxPath } from '../wire';

/**
 * An item of an inbox. `quien` is the member of the staff it is assigned to, `mia` is true if that is the account.
 * Times are ISO.
 */
export type Item = {
  id: number;
  estado: 'nueva' | 'encurso' | 'hecha';
  /** True when another act completed the item, such as redeeming a voucher: it cannot be reopened by hand. */
  cerrada: boolean;
  quien: string | null;
  mia: boolean;
  clinica: string | null;
  nombre: string;
  telefono: string | null;
  asunto: string;
  /** The amount of a refund in cents; null in other inboxes. */
  centimos: number | null;
  fechadeseada: string | null;
  horariodeseado: string | null;
  /** The promised hours of the call, HHMM; null if it is promised within a day, or not at all. */
  llamada: { fecha: string; desde: string; hasta: string } | null;
  /** The reference of the booking that the item opens, or null. */
  reserva: string | null;
  recibida: string;
  /** Deadline for the promised answer, or null. Items that are done have none. */
  vence: string | null;
};

export type ItemDetail = Item & {
  datos: Record<string, string | number | boolean | null>;
  respuestas: { at: string; who: string; text: string }[];
};

/** The inboxes in the order of their tabs. */
export const PATHS: readonly InboxPath[] = [
  ...(['solicitudes', 'mensajes', 'bonos', 'llamadas', 'profesionales', 'devoluciones', 'correos'] as const),
];

/** Inboxes whose items the staff mark as done. */
export const DONE_BY_STAFF: readonly InboxPath[] = ['mensajes', 'bonos', 'llamadas', 'correos'];
