import type { Querier } from '#store/db';

/** What the staff add when they book for somebody on the telephone. */
export type ForCaller = {
  /** How the patient consented, by names of the wire; stored with what they gave. */
  consent: Record<string, string>;
  /** When a consultation without an agenda ends, HHMM; null for half an hour. */
  endTime: string | null;
  /** Records who added it, in the transaction of the booking and once. */
  record(tx: Querier, reference: string): Promise<void>;
};
