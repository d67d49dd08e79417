import 'server-only';
import { wireWaitingSchema } from '@clinic/contract/wire/appointments';
import type { SlotQuery } from '@/lib/domain/appointment/assistant';
import type { Locale } from '@/lib/i18n/locales';
import { sendApi } from '@/lib/upstream/client';
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

/** Removes a link's entry from the waiting list; false if the link is unknown. Throws ApiError. */
export const leaveWaitingList = (secret: string, caller: Caller): Promise<boolean> =>
  isDone('/salir', { secreto: secret }, caller);

const isDone = async (path: string, body: object, caller: Caller): Promise<boolean> =>
  parseAnswer('The waiting list', wireWaitingSchema, await sendApi(`/api/citas/espera${path}`, body, caller)).success;
