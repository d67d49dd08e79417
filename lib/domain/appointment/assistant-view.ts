import type { AssistantState } from './assistant';
import type { Slot, SlotOffer } from './slot';

/** What stands where the hours go: keys of `Assistant`, or the server's own text as it was sent (M97, M99, M100). */
export type SlotNotice =
  | { kind: 'status'; key: 'searchingSlots' | 'noSlots' }
  | { kind: 'alert'; key: 'slotsFailed' }
  | { kind: 'alert'; text: string };

/** Null when there is nothing to say: no search yet, or hours to choose from. */
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

/** What the price box says, or null to hide it: it takes covid mode, a day, a clinic, a type and a slot (M106). */
export function pricedOffer(state: AssistantState): SlotOffer | null {
  const { isCovid, slot, search } = state;
  return isCovid && slot !== null && search.kind === 'offered' && search.offer.priceCents !== null
    ? search.offer
    : null;
}

/** Insurer, speciality and preferred time are asked for outside covid mode only (M92, M104). */
export const asksCallBackFields = ({ isCovid }: AssistantState): boolean => !isCovid;

/** The message that leads to /especial-online: for the insurer 'privada', while insurers are asked for (M88). */
export const showsOnlinePrices = (state: AssistantState): boolean =>
  asksCallBackFields(state) && state.insurer === 'privada';
