/** Runs the work when its turn comes; 'busy', at once, when too many wait already. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** At most `atOnce` works run at a time and `waiting` more wait for them, in their order. */
export function createTurns(atOnce: number, waiting: number): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return 'busy';
      await new Promise<void>((resolve) => queue.push(resolve)); // the one that ends hands its place over
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
