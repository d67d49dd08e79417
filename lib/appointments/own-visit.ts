import 'server-only';
import { parseDay, parseHhmm } from '@clinic/contract/dates';
import { readPrice } from '@clinic/contract/prices';
import {
  wireOwnChangeSchema,
  wireOwnHoursSchema,
  wireOwnLinkSchema,
  wireOwnReceiptSchema,
  wireOwnVisitSchema,
} from '@clinic/contract/wire/appointments';
import { isUnguessable } from '@/lib/domain/appointment/booking';
import {
  isReceiptNumber,
  isVisitSecret,
  OWN_REFUSALS,
  type OwnChange,
  type OwnReceipt,
  type OwnVisitAnswer,
  type PricedSlot,
} from '@/lib/domain/appointment/own-visit';
import { parseSlot } from '@/lib/domain/appointment/slot';
import { payAgainHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { parseAnswer } from '@/lib/upstream/mapping';
import { toBookingSummary } from './booking-summary';

type WireOwnReceipt = { numero: string | null; fecha: string | null; importe: string | null };
type Caller = { locale: Locale; visitorAddress?: string | null };

/** Returns the booking a link opens, or `notOffered` if the upstream has no such links. Throws ApiError. */
export async function readOwnVisit(secret: string, caller: Caller): Promise<OwnVisitAnswer> {
  const body = await send('', { secreto: secret }, caller);
  if (body === null) return { kind: 'notOffered' };
  const { success, cita } = parseAnswer('An own booking', wireOwnVisitSchema, body);
  if (!success || !cita) return { kind: 'unknown' };
  const booking = toBookingSummary(cita, cita.numcita ?? '', caller.locale);
  const [day = '', time = ''] = cita.cambiohasta?.split(' ') ?? [];
  const until = parseDay(day);
  const visit = {
    booking,
    state: cita.estado,
    heldUntil: cita.hasta,
    payHref: cita.estado === 'held' && isUnguessable(booking.numcita) ? payAgainHref(booking.numcita) : null,
    changeUntil: until && parseHhmm(time) ? { day: until, time } : null,
    canMove: cita.puedemover,
    canCancel: cita.puedeanular,
    isRefunded: cita.devolucion,
    isComing: cita.asiste,
    videoLink: cita.enlace?.startsWith('https://') && URL.canParse(cita.enlace) ? cita.enlace : null,
    canAttend: cita.puedeconfirmar,
    notice: cita.avisos === 'correo' ? ('mail' as const) : cita.avisos,
    receipts: (cita.recibos ?? []).flatMap(toReceipt),
  };
  return { kind: 'found', visit };
}

function toReceipt({ numero, fecha, importe }: WireOwnReceipt): OwnReceipt[] {
  const day = parseDay(fecha);
  const amount = Math.round(Number(importe) * 100);
  if (!numero || !isReceiptNumber(numero) || !day || !Number.isSafeInteger(amount)) return [];
  return [{ number: numero, day, amountCents: amount }];
}

/** Returns a receipt of the booking as a PDF with file name, or null if no receipt has this number. Throws ApiError. */
export async function readOwnReceipt(
  secret: string,
  number: string,
  caller: Caller,
): Promise<{ name: string; pdf: Uint8Array<ArrayBuffer> } | null> {
  const body = await send('/recibo', { secreto: secret, numero: number }, caller);
  const { recibo } = parseAnswer('A receipt', wireOwnReceiptSchema, body ?? { success: false });
  return recibo ? { name: recibo.nombre, pdf: Uint8Array.from(Buffer.from(recibo.pdf, 'base64')) } : null;
}

/** The free hours of the same test and clinic on a day YYYY-MM-DD. Throws ApiError. */
export async function ownFreeHours(secret: string, day: string, caller: Caller): Promise<PricedSlot[]> {
  const body = await send('/huecos', { secreto: secret, fecha: day }, caller);
  const { huecos } = parseAnswer('Hours of an own booking', wireOwnHoursSchema, body ?? { success: false });
  return (huecos ?? []).flatMap(({ initTime, endTime, precio }) => {
    const slot = parseSlot(`${parseHhmm(initTime)}-${parseHhmm(endTime)}`);
    return slot ? [{ ...slot, priceCents: readPrice(precio) }] : [];
  });
}

/**
 * Moves the visit to the hour that begins at `start` (HHMM), unless it was changed after `sequence` was read.
 * Throws ApiError; it is then not known whether it was moved.
 */
export const moveOwnVisit = (
  secret: string,
  { day, start, sequence }: { day: string; start: string; sequence?: number },
  caller: Caller,
): Promise<OwnChange> =>
  change('/mover', { secreto: secret, fecha: day, initTime: start, secuencia: sequence }, caller);

/** Cancels the visit or request. Throws ApiError; it is then not known whether it was cancelled. */
export const cancelOwnVisit = (secret: string, caller: Caller): Promise<OwnChange> =>
  change('/anular', { secreto: secret }, caller);

/** Confirms that the patient is coming, or takes it back. Throws ApiError; it is then not known whether it was stored. */
export const confirmOwnVisit = (secret: string, isComing: boolean, caller: Caller): Promise<OwnChange> =>
  change('/asistire', { secreto: secret, asiste: isComing }, caller);

/** Returns the address of a booking's own page, including its secret, or null if unavailable. Throws ApiError. */
export async function openOwnVisit(numcita: string, caller: Caller): Promise<string | null> {
  const body = await send('/abrir', { numcita }, caller);
  const { enlace } = parseAnswer('A link of an own booking', wireOwnLinkSchema, body ?? { success: false });
  const secret = enlace?.split('#')[1] ?? '';
  return isVisitSecret(secret) ? `${localePath(caller.locale, '/cita')}#${secret}` : null;
}

/**
 * Requests a new link, mailed to the e-mail of the booking with this reference. Returns false if the upstream has no
 * such links. Throws ApiError.
 */
export async function mailOwnLink(asked: { email: string; reference: string }, caller: Caller): Promise<boolean> {
  return (await send('/enlace', { email: asked.email, referencia: asked.reference }, caller)) !== null;
}

async function change(path: string, body: object, caller: Caller): Promise<OwnChange> {
  const sent = await send(path, body, caller);
  const { success, motivo, devolucion } = parseAnswer(
    'A change of an own booking',
    wireOwnChangeSchema,
    sent ?? { success: false },
  );
  if (success) return { ok: true, isRefunded: devolucion };
  return { ok: false, reason: OWN_REFUSALS.find((reason) => reason === motivo) ?? 'closed' };
}

/** Null when the upstream has no such call. */
async function send(path: string, body: object, caller: Caller): Promise<unknown> {
  try {
    return await sendApi(`/api/citas/propia${path}`, body, caller);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
