import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';
import { findVisit, type VisitFacts, visitFacts } from './visit';

/**
 * The answer of GET /api/citas/comprobar, under its wire names (docs/contract.md#booking-look-up). Ours beyond it:
 * `referencia`, the short number people read out, `horafin`, `secuencia` of the calendar entry, `precio` in euros,
 * `pagado` and what to bring as `generaltext` (HTML of ours).
 */
export type LookedUp =
  | VisitFacts
  /** `hasta` is HH:MM by the clinics' clock: until then the hour is held. `caducada`: it was held and is free again. */
  | { error: string; pendiente?: true; hasta?: string; caducada?: true };

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

const EXPIRED: Record<ContentLocale, string> = {
  es: 'El tiempo para pagar ha terminado y la hora ha quedado libre.',
  ca: 'El temps per pagar s’ha acabat i l’hora ha quedat lliure.',
  en: 'The time to pay is over and the slot has been released.',
};

/**
 * A confirmed booking by its number, which cannot be guessed, with the clinic as it is named in the language (M151, M152).
 * One whose payment has not been notified yet says so and until when it is held, one whose hold is over says that; any
 * other, and an unknown number, is not found.
 */
export async function lookUpBooking(q: Querier, numcita: string, locale: ContentLocale): Promise<LookedUp> {
  if (!/^[A-Za-z0-9_-]{22}$/.test(numcita)) return { error: UNKNOWN[locale] };
  const visit = await findVisit(q, numcita, locale);
  if (!visit || visit.status === 'cancelled' || visit.status === 'requested') return { error: UNKNOWN[locale] };
  if (visit.heldUntil !== null) return { error: WAITING[locale], pendiente: true, hasta: visit.heldUntil };
  if (visit.status !== 'confirmed') return { error: EXPIRED[locale], caducada: true };
  return visitFacts(visit, locale);
}
