/** An entry of the waiting list, opened by its link; its days are YYYY-MM-DD. */
export type WaitingEntry = {
  /** False for an entry that was left, has ended or became a booking. */
  isWaiting: boolean;
  service: string | null;
  clinic: string | null;
  from: string;
  until: string;
};

/** `notOffered`: the upstream has no waiting list. */
export type WaitingAnswer = { kind: 'found'; entry: WaitingEntry } | { kind: 'unknown' } | { kind: 'notOffered' };
