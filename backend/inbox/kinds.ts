import { SUBJECT_JOINS, SUBJECT_TEXTS } from '#hours/hours-for';
import type { StaffAccount } from '#staff/account';

/** Kinds of inbox items, as stored in the database. */
export type InboxKind = 'request' | 'message' | 'product' | 'professional' | 'callback' | 'refund' | 'mail';

/** SQL of an inbox over its table, which is always `subject`. */
type Inbox = {
  /** Under /gestion/api/bandejas. */
  path: string;
  /** The joined tables; the first is `subject`. */
  from: string;
  /** Column of the clinic; null for items of no clinic, which only managers and accounts of every clinic see. */
  clinic: string | null;
  received: string;
  /**
   * Conditions for items that are in the inbox in any state, and for items that have left it because they were settled
   * elsewhere.
   */
  isOpen: string;
  isClosed: string;
  /** Name of the item in the access log. */
  subject: string;
  name: string;
  surnames: string;
  phone: string;
  about: string;
  /** The amount in cents. */
  cents: string;
  /** The preferred day and part of the day, as typed. */
  wishedDay: string;
  wishedPart: string;
  /** The hours in which the patient wants to be called, as on the wire. */
  wishedCall: string;
  /** The booking that the item opens, or null. */
  booking: string;
  /** True when staff mark it as done; otherwise it is done by its own action. */
  isDoneByHand: boolean;
  /** The promise in the notice to the visitor: an answer within a day, or a call in telephone hours. */
  promise: 'day' | 'phoneHours' | null;
};

const NOTHING = 'null::text';
/** Defaults of most kinds. */
const COMMON = {
  ...{ isOpen: 'true', isClosed: 'false', received: 'subject.created_at', clinic: 'subject.clinic_id' },
  ...{
    surnames: NOTHING,
    cents: 'null::integer',
    wishedDay: NOTHING,
    wishedPart: NOTHING,
    wishedCall: NOTHING,
    booking: NOTHING,
    isDoneByHand: true,
  },
};
const SPECIALITY = `localized_text(especialidad.texts, 'nombre', 'es')`;

export const INBOXES: Record<InboxKind, Inbox> = {
  request: {
    ...COMMON,
    path: 'solicitudes',
    from: `booking as subject ${SUBJECT_JOINS}`,
    isOpen: `subject.status = 'requested'`,
    isClosed: `subject.is_request and subject.status in ('confirmed', 'cancelled')`,
    subject: 'subject.reference',
    name: `subject.patient ->> 'nombre'`,
    surnames: `subject.patient ->> 'apellidos'`,
    phone: `subject.patient ->> 'telefono'`,
    about: `concat_ws(', ', subject.test, localized_text(${SUBJECT_TEXTS}, 'nombre', 'es'), medico.nombre)`,
    wishedDay: `subject.patient ->> 'dia'`,
    wishedPart: `subject.patient ->> 'horario'`,
    wishedCall: `subject.patient ->> 'horariollamada'`,
    booking: 'subject.reference',
    isDoneByHand: false,
    promise: 'phoneHours',
  },
  message: {
    ...COMMON,
    path: 'mensajes',
    from: 'contact_request as subject',
    subject: `'message ' || subject.reference`,
    name: 'subject.name',
    phone: 'subject.phone',
    about: 'subject.reference',
    promise: 'day',
  },
  product: {
    ...COMMON,
    path: 'bonos',
    from: 'product_request as subject left join voucher on product_request_id = subject.id',
    isOpen: 'voucher.redeemed_at is null',
    isClosed: 'voucher.redeemed_at is not null',
    subject: `'product request ' || subject.id`,
    name: 'subject.name',
    phone: 'subject.phone',
    about: `subject.product_name ->> 'es'`,
    promise: 'phoneHours',
  },
  professional: {
    ...COMMON,
    path: 'profesionales',
    from: 'professional as subject left join especialidad on especialidad.id = subject.speciality_id',
    clinic: null,
    isOpen: `subject.status = 'pending'`,
    isClosed: `subject.status <> 'pending'`,
    subject: `'professional ' || subject.id`,
    name: 'subject.name',
    phone: 'subject.phone',
    about: SPECIALITY,
    isDoneByHand: false,
    promise: null,
  },
  callback: {
    ...COMMON,
    path: 'llamadas',
    from: 'callback_request as subject join professional on professional.id = subject.professional_id',
    clinic: null,
    subject: `'callback ' || subject.id`,
    name: 'professional.name',
    phone: 'subject.phone',
    about: `subject.reason || ', ' || subject.time_window`,
    promise: 'day',
  },
  refund: {
    ...COMMON,
    path: 'devoluciones',
    from: 'payment as subject left join booking on booking.numcita = subject.numcita',
    clinic: 'booking.clinic_id',
    received: 'coalesce(subject.settled_at, subject.created_at)',
    isOpen: `subject.status = 'needs_refund'`,
    isClosed: `subject.status = 'refunded'`,
    subject: `coalesce(booking.reference, 'payment ' || subject.order_code)`,
    name: `booking.patient ->> 'nombre'`,
    surnames: `booking.patient ->> 'apellidos'`,
    phone: `booking.patient ->> 'telefono'`,
    about: 'subject.order_code',
    cents: 'subject.amount_cents',
    booking: 'booking.reference',
    isDoneByHand: false,
    promise: null,
  },
  mail: {
    ...COMMON,
    path: 'correos',
    from: 'outbox as subject',
    clinic: null,
    isOpen: `subject.status = 'dead'`,
    subject: `'mail ' || subject.id`,
    name: 'subject.recipient',
    phone: NOTHING,
    about: 'subject.kind',
    promise: null,
  },
};

export const KINDS = Object.keys(INBOXES) as InboxKind[];

/** Returns the inbox for a path such as "mensajes", or null. */
export const kindOf = (path: string): InboxKind | null => KINDS.find((kind) => INBOXES[kind].path === path) ?? null;

/** Whether the account sees an inbox at all; within it, it sees only items of its clinics. */
export const canSeeInbox = ({ role, clinicIds }: Pick<StaffAccount, 'role' | 'clinicIds'>, kind: InboxKind): boolean =>
  INBOXES[kind].clinic !== null || role === 'manager' || clinicIds.length === 0;

/** SQL of whether the subject belongs to a clinic in the parameter $1, which is empty for all clinics. */
export const clinicFilterSql = ({ clinic }: Inbox): string =>
  clinic === null ? `($1::integer[] is not null)` : `($1::integer[] = '{}' or ${clinic} = any($1))`;

/** SQL of the state of a subject; `item` is its row of inbox_item. */
export const stateSql = ({ isClosed }: Inbox): string =>
  `case when ${isClosed} then 'done' else coalesce(item.state, 'new') end`;

/** SQL that joins the row of inbox_item of a subject as `item`. */
export const joinItem = (kind: InboxKind): string =>
  `left join inbox_item as item on item.kind = '${kind}' and item.subject_id = subject.id`;
