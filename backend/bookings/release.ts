import type { Querier } from '#store/db';

/**
 * Ends the hold of an unpaid booking before its time, because the patient changes the request: the seat is free
 * again. Answers whether there was such a hold. A payment that comes afterwards is settled as after any hold.
 */
export async function releaseHold(q: Querier, numcita: string): Promise<boolean> {
  const released = await q.query(
    `update booking set status = 'expired', hold_until = null where numcita = $1 and status = 'held' returning id`,
    [numcita],
  );
  return released.length > 0;
}
