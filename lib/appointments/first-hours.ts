import 'server-only';
import { parseDay, parseHhmm } from '@clinic/contract/dates';
import { wireFirstHoursSchema } from '@clinic/contract/wire/appointments';
import { type FirstHour, type FirstHourKind, startOf } from '@/lib/domain/appointment/first-hour';
import { parseSlot } from '@/lib/domain/appointment/slot';
import type { Locale } from '@/lib/i18n/locales';
import { processState } from '@/lib/state/process-state';
import { requestApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';
import { parseAnswer } from '@/lib/upstream/mapping';

/** Longest time a page waits for its hours: it is complete without them. */
const DEADLINE_MS = 500;
/** How long an upstream without this call is not asked again. */
const ABSENT_MS = 60_000;
/** Maximum number of records of one call. */
const MOST = 100;

const WIRE_KIND: Record<FirstHourKind, string> = {
  doctor: 'medico',
  speciality: 'especialidad',
  test: 'prueba',
  clinic: 'centro',
};

type Asked = {
  kind: FirstHourKind;
  /** Missing for every record of the kind. */
  ids?: string[];
  clinicId?: string | null;
};

const absence = () => processState('first-hours.absent', () => ({ until: 0 }));

/**
 * The first free hour of each of these records at each clinic, earliest first (docs/contract.md#first-hours). Empty if
 * there are none, the upstream has no such call, or it fails. Never cached here: the page that shows them is.
 */
export async function listFirstHours(locale: Locale, asked: Asked): Promise<FirstHour[]> {
  const ids = asked.ids?.filter((id) => /^\d{1,9}$/.test(id)).slice(0, MOST);
  if (ids?.length === 0 || performance.now() < absence().until) return [];
  return optional(read(locale, { ...asked, ids }), []);
}

async function read(locale: Locale, { kind, ids, clinicId }: Asked): Promise<FirstHour[]> {
  const query = new URLSearchParams({ tipo: WIRE_KIND[kind], ...(clinicId && { centro: clinicId }) });
  const path = `/api/citas/primerashoras?${query}${ids ? `&id=${ids.join()}` : ''}`;
  const body = await requestApi(path, { locale, signal: AbortSignal.timeout(DEADLINE_MS) }).catch(noteAbsence);
  if (body === null) return [];
  const { success, horas } = parseAnswer('The first free hours', wireFirstHoursSchema, body);
  if (!success) return [];
  return horas
    .flatMap(({ id, centro, especialidad, fecha, initTime, endTime }): FirstHour[] => {
      const [day, slot] = [parseDay(fecha), parseSlot(`${parseHhmm(initTime)}-${parseHhmm(endTime)}`)];
      return id && centro && especialidad && day && slot
        ? [{ id, clinicId: centro, specialityId: especialidad, ...(kind === 'test' && { testId: id }), day, slot }]
        : [];
    })
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}

function noteAbsence(error: unknown): null {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  absence().until = performance.now() + ABSENT_MS;
  return null;
}
