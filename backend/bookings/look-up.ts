import type { ContentLocale } from '@/backend/catalogue/locale';
import type { Querier } from '@/backend/store/db';
import type { SlotTest } from './slot-tests';
import { clockTime, wireDay } from './wall-time';

/** The answer of GET /api/citas/comprobar, under its wire names (spec part 2 section 3). */
export type LookedUp =
  | {
      nombre: string;
      dia: string;
      hora: string;
      servicio: SlotTest;
      numcita: string;
      clinica: string | null;
      direccion: string | null;
      telefono: string | null;
      whatsapp: string | null;
    }
  | { error: string; pendiente?: true };

const UNKNOWN: Record<ContentLocale, string> = {
  es: 'No se ha encontrado la cita.',
  ca: "No s'ha trobat la cita.",
  en: 'The appointment was not found.',
};

const WAITING: Record<ContentLocale, string> = {
  es: 'Estamos confirmando tu pago. Vuelve a cargar la página en unos instantes.',
  ca: 'Estem confirmant el teu pagament. Torna a carregar la pàgina en uns instants.',
  en: 'We are confirming your payment. Please reload the page in a few moments.',
};

type Found = {
  status: string;
  name: string;
  day: string;
  initTime: string;
  test: SlotTest;
  clinic: string | null;
  address: string | null;
  phone: string | null;
  whatsapp: string | null;
};

/**
 * A confirmed booking by its number, which nobody can guess, with the clinic as it is named in the language (M151, M152).
 * One whose payment has not been notified yet says so; any other, and a number nobody has, is not found.
 */
export async function lookUpBooking(q: Querier, numcita: string, locale: ContentLocale): Promise<LookedUp> {
  if (!/^[A-Za-z0-9_-]{22}$/.test(numcita)) return { error: UNKNOWN[locale] };
  const [found] = await q.query<Found>(
    `select status, concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name, day, init_hhmm as "initTime",
            test, coalesce(nullif(clinic.nombre ->> $2, ''), clinic.nombre ->> 'es') as clinic,
            clinic.direccion as address, clinic.telefono as phone, clinic.whatsapp
     from booking left join centromedico as clinic on clinic.id = clinic_id
     where numcita = $1 and (status = 'confirmed' or (status = 'held' and hold_until > now()))`,
    [numcita, locale],
  );
  if (!found) return { error: UNKNOWN[locale] };
  if (found.status === 'held') return { error: WAITING[locale], pendiente: true };
  return {
    nombre: found.name,
    dia: wireDay(found.day),
    hora: clockTime(found.initTime),
    servicio: found.test,
    numcita,
    clinica: found.clinic,
    direccion: found.address,
    telefono: found.phone,
    whatsapp: found.whatsapp,
  };
}
