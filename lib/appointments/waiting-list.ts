import 'server-only';
import { parseDay } from '@clinic/contract/dates';
import { wireWaitingEntrySchema, wireWaitingSchema } from '@clinic/contract/wire/appointments';
import type { SlotQuery } from '@/lib/domain/appointment/assistant';
import type { WaitingAnswer } from '@/lib/domain/appointment/waiting-list';
import type { Locale } from '@/lib/i18n/locales';
import { sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { parseAnswer } from '@/lib/upstream/mapping';

type Caller = { locale: Locale; visitorAddress?: string | null };

/** Puts an e-mail on the waiting list, from the day of the query to another day. Throws ApiError. */
export async function joinWaitingList(
  { clinicId, day, test }: SlotQuery,
  { until, email }: { until: string; email: string },
  caller: Caller,
): Promise<boolean> {
  const body = { centromedico: clinicId, fecha: day, prueba: test, hasta: until, email, terminos: 1 };
  return await isDone('', body, caller);
}

/** Returns the entry a link opens, or `notOffered` if the upstream has no waiting list. Throws ApiError. */
export async function readWaitingEntry(secret: string, caller: Caller): Promise<WaitingAnswer> {
  const body = await sendIfOffered('/entrada', { secreto: secret }, caller);
  if (body === null) return { kind: 'notOffered' };
  const { success, entrada } = parseAnswer('An entry of the waiting list', wireWaitingEntrySchema, body);
  const [from, until] = [parseDay(entrada?.desde ?? null), parseDay(entrada?.hasta ?? null)];
  if (!success || !entrada || !from || !until) return { kind: 'unknown' };
  const { estado, servicio, clinica } = entrada;
  return { kind: 'found', entry: { isWaiting: estado === 'waiting', service: servicio, clinic: clinica, from, until } };
}

/**
 * Requests new links of the entries of an e-mail, mailed to it. Returns false if the upstream has no waiting list. Throws
 * ApiError.
 */
export const mailLeaveLinks = async (email: string, caller: Caller): Promise<boolean> =>
  (await sendIfOffered('/enlace', { email }, caller)) !== null;

/** Removes a link's entry from the waiting list; false if the link is unknown. Throws ApiError. */
export const leaveWaitingList = (secret: string, caller: Caller): Promise<boolean> =>
  isDone('/salir', { secreto: secret }, caller);

const isDone = async (path: string, body: object, caller: Caller): Promise<boolean> =>
  parseAnswer('The waiting list', wireWaitingSchema, await send(path, body, caller)).success;

const send = (path: string, body: object, caller: Caller): Promise<unknown> =>
  sendApi(`/api/citas/espera${path}`, body, caller);

/** Null when the upstream has no such call. */
async function sendIfOffered(path: string, body: object, caller: Caller): Promise<unknown> {
  try {
    return await send(path, body, caller);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
