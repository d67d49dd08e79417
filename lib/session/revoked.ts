import 'server-only';
import { openStore } from '@/lib/state/open-store';

const store = () => openStore('session.revoked', 100_000);

/**
 * Makes a seal of this id worthless: logged out, or used up. True for the first of several that do. Remembered until
 * `ends` (seconds since 1970), when it would be over anyway.
 */
export async function revoke(id: string, ends: number): Promise<boolean> {
  const { count } = await store().increment(id, ends * 1000 - Date.now());
  return count === 1;
}

/** True for a seal that was logged out or used up. */
export const isRevoked = async (id: string): Promise<boolean> => (await store().get(id)) !== null;
