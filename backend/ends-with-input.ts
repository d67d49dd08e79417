import type { Readable } from 'node:stream';

/** How scripts/embedded-backend.mjs says that this process is to end with the one that started it. */
const OPTION = '--ends-with-input';

/**
 * Calls `onEnd` once when this process was started to end with its parent and the parent has gone, however it went: the
 * system then closes the input, to which nothing is ever written.
 */
export function watchInput(args: readonly string[], input: Readable, onEnd: () => void): void {
  if (!args.includes(OPTION)) return;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  input.once('end', end).once('close', end).once('error', end).resume();
}
