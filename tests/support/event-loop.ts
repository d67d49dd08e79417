import { readFileSync } from 'node:fs';

/** Milliseconds this thread has run, without the time other programs had the processor. */
export const ranMs = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** The longest turn of the event loop during some work, in milliseconds this thread ran. */
export async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = ranMs();
  let isOver = false;
  const turn = () => {
    const now = ranMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return longest;
}
