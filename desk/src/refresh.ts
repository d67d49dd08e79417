import { useIsLive } from './inbox/live';

/** How often what is open is asked for again, in milliseconds, where the screen is not told what changed. */
const ALONE_MS = 30_000;
/** What is told may be missed. */
const TOLD_MS = 5 * 60_000;

/** How often what is open is to be asked for again, in milliseconds. */
export const useRefresh = (): number => (useIsLive() ? TOLD_MS : ALONE_MS);
