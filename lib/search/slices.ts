import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on before others have their turn: nobody waits much longer than for a page. */
const SLICE_MS = 4;

/** A pause for long work in slices: to be awaited between small steps, it lets others run when the slice is over. */
export function createSlices(sliceMs = SLICE_MS): () => Promise<void> | undefined {
  let since = performance.now();
  const pause = async () => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceMs ? undefined : pause());
}
