import type { InboxPath } from '../wire';

/** A line of an inbox; `quien` of the staff has it, `mia` when it is the account's. Times are ISO. */
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
  /** The reference of the booking it is opened as. */
  reserva: string | null;
  recibida: string;
  /** Deadline of the promised answer, or null. Items that are done have no deadline. */
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
