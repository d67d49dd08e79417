import 'server-only';
import { processState } from '@/lib/api/process-state';

const MOST = 100_000;

/** Ids of seals that count no more although their time is not over, with the second their time is. */
const revoked = (): Map<string, number> => processState('session.revoked', () => new Map<string, number>());

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * From now on a seal of this id is worth nothing: logged out, or used up. Remembered in this process until `ends`
 * (seconds since 1970), when it would be over anyway; the upstream ends its own token besides.
 */
export function revoke(id: string, ends: number): void {
  const ids = revoked();
  ids.set(id, ends);
  for (const [one, until] of ids) {
    if (until > nowSeconds() && ids.size <= MOST) return;
    ids.delete(one);
  }
}

/** True for a seal that was logged out or used up. */
export const isRevoked = (id: string): boolean => revoked().has(id);
