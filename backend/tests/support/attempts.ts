import { openStore } from '#open-store';
import type { Db } from '#store/db';

const AT_ONCE = 8;

export type Orders = {
  dataDir: string;
  databaseUrl?: string;
  from: number;
  to: number;
  /** Number of concurrent tries per key. */
  copies: number;
  isNaive?: boolean;
};

/** Makes the attempt of a key; returns its outcome in one word. */
type Attempt = (db: Db, key: number, copy: number, orders: Orders) => Promise<string>;

/** In a process started as `node program attempts {orders}`: makes all attempts, several at once, and prints one result per line. */
export function runAttempts(attempt: Attempt): void {
  if (process.argv[2] !== 'attempts') return;
  work(JSON.parse(process.argv[3] ?? '{}') as Orders, attempt).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
}

async function work(orders: Orders, attempt: Attempt): Promise<void> {
  const db = await untilDone(200, () => openStore(orders));
  let next = orders.from;
  const worker = async () => {
    while (next < orders.to) {
      const key = next;
      next += 1;
      await Promise.all(Array.from({ length: orders.copies }, (_, copy) => answered(db, key, copy)));
    }
  };
  const answered = async (store: Db, key: number, copy: number) => {
    const answer = await untilDone(600, () => attempt(store, key, copy, orders));
    process.stdout.write(`${key} ${answer}\n`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await db.close();
}

/** Tries again until there is a response, as a browser on a bad line would. */
async function untilDone<T>(rounds: number, run: () => Promise<T>): Promise<T> {
  for (let round = 0; ; round += 1) {
    try {
      return await run();
    } catch (error) {
      if (round > rounds) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
