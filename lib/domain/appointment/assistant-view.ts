import { addDays } from '@clinic/contract/dates';
import type { AssistantState, NextDays, SlotQuery } from './assistant';
import { offeredClinics } from './offered';
import type { Slot, SlotOffer } from './slot';

/** Message shown instead of the hours: a key of `Assistant`, or the server's own text verbatim (M97, M99, M100). */
export type SlotNotice =
  | { kind: 'status'; key: 'searchingSlots' | 'noSlots' }
  | { kind: 'alert'; key: 'slotsFailed' }
  | { kind: 'alert'; text: string };

/** Returns null if there is no message: no search yet, or hours are available. */
export function slotNotice({ search }: AssistantState): SlotNotice | null {
  switch (search.kind) {
    case 'searching':
      return { kind: 'status', key: 'searchingSlots' };
    case 'none':
      return { kind: 'status', key: 'noSlots' };
    case 'refused':
      return search.text.trim() ? { kind: 'alert', text: search.text } : { kind: 'alert', key: 'slotsFailed' };
    case 'failed':
      return { kind: 'alert', key: 'slotsFailed' };
    default:
      return null;
  }
}

/** The hours to choose from; empty hides the list. */
export const offeredSlots = ({ search }: AssistantState): Slot[] =>
  search.kind === 'offered' ? search.offer.slots : [];

/** The next days offered below a day without hours; null if unknown or there are none. */
export function nextDays(state: AssistantState): Omit<NextDays, 'canWait'> | null {
  const { search, catalogue } = state;
  const next = search.kind === 'none' ? search.next : undefined;
  if (!next) return null;
  const offered = new Set(offeredClinics(state).map(({ id }) => id));
  // With a partial catalogue, clinics that were not read yet may also be offered.
  const read = new Set(catalogue.clinics.map(({ id }) => id));
  const nearby = next.nearby.filter(({ clinicId: id }) => offered.has(id) || (catalogue.first && !read.has(id)));
  return next.here || nearby.length > 0 ? { here: next.here, nearby } : null;
}

/** The day without hours that has a waiting list, and its proposed end: the day before the next free hours. */
export function waitingFor({ search }: AssistantState): { query: SlotQuery; until: string } | null {
  if (search.kind !== 'none' || !search.next?.canWait) return null;
  const { query, next } = search;
  return { query, until: next.here && next.here.day > query.day ? addDays(next.here.day, -1) : query.day };
}

/** The price in euro cents returned by the search, or null; undefined before it has returned. */
export function answeredPrice(search: AssistantState['search']): number | null | undefined {
  if (search.kind === 'offered') return search.offer.priceCents;
  return search.kind === 'none' ? (search.priceCents ?? null) : undefined;
}

/** The offer for the price box, or null to hide it: requires covid mode, day, clinic, type and slot (M106). */
export function pricedOffer(state: AssistantState): SlotOffer | null {
  const { isCovid, slot, search } = state;
  return isCovid && slot !== null && search.kind === 'offered' && search.offer.priceCents !== null
    ? search.offer
    : null;
}

/** True outside covid mode: insurer, speciality and preferred time are fields of call-back requests (M92, M104). */
export const showsCallBackFields = ({ isCovid }: AssistantState): boolean => !isCovid;

/** The message that leads to /especial-online: for the insurer 'privada', while insurers are asked for (M88). */
export const showsOnlinePrices = (state: AssistantState): boolean =>
  showsCallBackFields(state) && state.insurer === 'privada';

/** The parts of the form that the choices answer: what and where, and besides that when. */
export function answeredParts({ isCovid, type, specialityId, clinicId, day, preferredTime }: AssistantState) {
  const hasPlace = clinicId !== null && (isCovid ? type : specialityId) !== null;
  return { hasPlace, hasTime: hasPlace && (day !== null || preferredTime !== null) };
}
