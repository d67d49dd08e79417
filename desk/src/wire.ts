// Responses of the calls of the desk, under their API names (docs/desk.md).

/** The signed-in account; `paso` is the step it must complete first, or null. */
export type Account = {
  id: number;
  nombre: string;
  correo: string;
  rol: 'editor' | 'reception' | 'manager';
  idioma: 'es' | 'ca' | 'en';
  paso: 'password' | 'secondFactor' | null;
  clinicas: { id: number; nombre: string }[];
};

/** The number of new items in the account's inboxes, in total and by inbox. */
export type Pending = { bandejas: number; tipos: Partial<Record<InboxPath, number>>; derechos?: number };

export type InboxPath =
  | 'solicitudes'
  | 'mensajes'
  | 'bonos'
  | 'profesionales'
  | 'llamadas'
  | 'devoluciones'
  | 'correos';

/** The kind of visit: at the clinic or by video call. */
export type Modality = 'presencial' | 'video';

type Status = 'held' | 'confirmed' | 'cancelled' | 'expired' | 'requested';

/** How the patient is notified; null if there will be no notice. */
export type NoticeChannel = 'correo' | 'sms' | null;

/** Whether the patient came; null if not recorded. */
export type Visit = 'arrived' | 'no_show' | null;

/** An entry of the agenda or of the requests; days are YYYY-MM-DD and hours HHMM on the clinics' clock. */
export type Entry = {
  referencia: string;
  version: number;
  estado: Status;
  solicitud: boolean;
  pagada: boolean;
  centromedico: number;
  fecha: string | null;
  inicio: string | null;
  fin: string | null;
  puesto: number | null;
  /** The hour was full or outside the opening hours. */
  sobrecupo: boolean;
  modalidad: Modality;
  /** A confirmed video call for which the patient has no link. */
  sinenlace: boolean;
  motivo: string;
  nombre: string;
  telefono: string | null;
  avisos: NoticeChannel;
  asiste: boolean;
  visita: Visit;
  fechadeseada: string | null;
  horariodeseado: string | null;
  /** ISO date and time. */
  recibida: string;
};

/** A consent text or a given consent. `telefono` is the member of the staff who asked by telephone, null on the web. */
export type ConsentText = {
  version: string | null;
  hash: string | null;
  idioma: string | null;
  partes: { parte: string; parrafos: string[] }[];
};

/** A booking in full. */
export type Booking = {
  referencia: string;
  /** Sent with every action on the booking: an account with an outdated version is shown the last change first. */
  version: number;
  estado: Status;
  solicitud: boolean;
  centromedico: number;
  clinica: string | null;
  fecha: string | null;
  inicio: string | null;
  fin: string | null;
  puesto: number | null;
  /** The hour was full or outside the opening hours. */
  sobrecupo: boolean;
  modalidad: Modality;
  /** The link of a video call, and the one that reception entered. */
  enlace: string | null;
  enlacepropio: string | null;
  recibida: string;
  idioma: string;
  prueba: string | null;
  especialidad: string | null;
  medico: string | null;
  centimos: number | null;
  retenidahasta: string | null;
  asistedesde: string | null;
  visita: Visit;
  notas: { at: string; who: string; text: string }[];
  paciente: Record<string, unknown>;
  avisos: NoticeChannel;
  consentimiento: (ConsentText & { telefono: string | null }) | null;
  pagos: Payment[];
  recibos: { number: string; day: string; totalCents: number }[];
  correos: Mail[];
  actos: LoggedAction[];
};

export type Payment = {
  status: string;
  cents: number;
  order: string;
  provider: string;
  openedAt: string;
  settledAt: string | null;
  refundedAt: string | null;
  refundReference: string | null;
  notices: string[];
};

export type Mail = {
  id: number;
  kind: string;
  about: string | null;
  recipient: string;
  status: 'pending' | 'sent' | 'dead';
  attempts: number;
  queuedAt: string;
  sentAt: string | null;
  error: string | null;
  /** True for the notice that can be sent again. */
  canResend: boolean;
};

export type LoggedAction = { at: string; actor: string; action: string; details: Record<string, unknown> };

export type LogLine = {
  id: number;
  hora: string;
  quien: string;
  accion: string;
  sobre: string;
  detalles: Record<string, unknown>;
};
