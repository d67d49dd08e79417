import { setImmediate as nextTurn } from 'node:timers/promises';

/** Duration of a slice before other work continues: no request waits much longer than for a page. */
const SLICE_MS = 4;

/** Splits long work into slices: await the result between small steps to let other work run when the slice is over. */
export function createSlices(sliceMs = SLICE_MS): () => Promise<void> | undefined {
  let since = performance.now();
  const pause = async () => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceMs ? undefined : pause());
}
