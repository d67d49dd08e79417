import { readFileSync } from 'node:fs';

/** Milliseconds of CPU time of this thread. */
export const ranMs = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/**
 * The longest turn of the event loop during some work, or the `nth` longest, in milliseconds of CPU time of this
 * thread.
 */
export async function longestBlockMs(work: () => Promise<unknown>, nth = 1): Promise<number> {
  const longest: number[] = [];
  let before = ranMs();
  let isOver = false;
  const turn = () => {
    const now = ranMs();
    longest.push(now - before);
    longest.sort((one, other) => other - one).splice(nth);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return longest.at(-1) ?? 0;
}
