import 'server-only';
import { addDays, madridDay, parseDay, parseHhmm } from '@clinic/contract/dates';
import { wireNextDaysSchema } from '@clinic/contract/wire/appointments';
import type { FreeDay, NearbyDay, NextDays, SlotQuery } from '@/lib/domain/appointment/assistant';
import type { Locale } from '@/lib/i18n/locales';
import { requestApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { parseAnswer, textOf } from '@/lib/upstream/mapping';
import { searchSlots } from './appointments';

/** Limit for the whole search; after it, the days found so far are returned. */
const DEADLINE_MS = 2_500;
/** Number of following days that are searched concurrently if the upstream has no such call. */
const PROBED_DAYS = 14;

const NOTHING: NextDays = { here: null, nearby: [], canWait: false };

type Asked = { locale: Locale; query: SlotQuery; visitorAddress: string | null };

/**
 * Finds the next days with hours from the given day on, at the clinic and near it. If the upstream has no such call,
 * the following days are searched one by one. Throws ApiError when the upstream's own call fails for another reason.
 */
export async function findNextDays(
  locale: Locale,
  query: SlotQuery,
  visitorAddress: string | null = null,
): Promise<NextDays> {
  const asked = { locale, query, visitorAddress };
  const probed = new Map<string, FreeDay | null>();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<NextDays>((resolve) => {
    timer = setTimeout(() => resolve(earliestOf(probed)), DEADLINE_MS);
  });
  try {
    return await Promise.race([askOrProbe(asked, probed), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function askOrProbe(asked: Asked, probed: Map<string, FreeDay | null>): Promise<NextDays> {
  try {
    return await ask(asked);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    return await probe(asked, probed);
  }
}

async function ask({ locale, query, visitorAddress }: Asked): Promise<NextDays> {
  const asked = new URLSearchParams({ centromedico: query.clinicId, fecha: query.day, prueba: query.test });
  const body = await requestApi(`/api/citas/proximoshuecos?${asked}`, { locale, visitorAddress });
  const { success, aqui, cerca = [], espera } = parseAnswer('The next days with hours', wireNextDaysSchema, body);
  if (!success) return NOTHING;
  const nearby = cerca.flatMap(({ centromedico, nombre, km, ...wire }): NearbyDay[] => {
    const [day, name] = [toFreeDay(wire), textOf(nombre)];
    return day && centromedico && name ? [{ ...day, clinicId: centromedico, name, km: km ?? null }] : [];
  });
  return { here: aqui ? toFreeDay(aqui) : null, nearby, canWait: espera };
}

function toFreeDay(wire: { fecha: string | null; initTime: string | null; huecos: number }): FreeDay | null {
  const [day, start] = [parseDay(wire.fecha), parseHhmm(wire.initTime)];
  return day && start ? { day, start, count: wire.huecos } : null;
}

/** Resolves as soon as the first day with hours is certain: every earlier day has returned too. */
async function probe({ locale, query, visitorAddress }: Asked, probed: Map<string, FreeDay | null>): Promise<NextDays> {
  const days = daysAfter(query.day);
  return await new Promise((resolve) => {
    for (const day of days) {
      void searchSlots(locale, { ...query, day }, visitorAddress, { lookUp: 'days' })
        .then((answer): FreeDay | null => {
          const slots = answer.kind === 'offered' ? answer.offer.slots : [];
          const start = slots.map((slot) => slot.start).sort()[0];
          return start === undefined ? null : { day, start, count: slots.length };
        })
        .catch(() => null) // a day that could not be searched counts as one without hours
        .then((found) => {
          probed.set(day, found);
          const first = days.find((one) => probed.get(one) !== null); // with hours, or still pending
          if (first === undefined || probed.has(first)) resolve(earliestOf(probed));
        });
    }
  });
}

function earliestOf(probed: Map<string, FreeDay | null>): NextDays {
  const found = [...probed.values()].filter((day) => day !== null).sort((a, b) => (a.day < b.day ? -1 : 1));
  return { ...NOTHING, here: found[0] ?? null };
}

/** The days after the given one, but not before today in Madrid. */
function daysAfter(asked: string): string[] {
  const today = madridDay(new Date());
  const first = asked < today ? today : addDays(asked, 1);
  return Array.from({ length: PROBED_DAYS }, (_, count) => addDays(first, count));
}
