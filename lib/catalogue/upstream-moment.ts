import 'server-only';
import { processState } from '@/lib/state/process-state';

/** How long the upstream's finds are waited for when there are own ones. */
const UPSTREAM_MS = 40;
/** An upstream that was late so often in a row is asked only now and then, until it is in time again. */
const LATE_LIMIT = 3;
const TRY_AGAIN_MS = 2000;
/** Searches it is asked for at once: in a rush the own finds are enough, and its processor is left to the pages. */
const MOST_AT_ONCE = 4;

type Punctuality = { late: number; tryAgainAt: number; asked: number };

const punctuality = () => processState<Punctuality>('search-upstream', () => ({ late: 0, tryAgainAt: 0, asked: 0 }));

/** Asks the upstream beside the own index, where that is worth it: it was in time lately, and is not busy. Else null. */
export function askBeside<T>(ask: () => Promise<T>): Promise<T> | null {
  const upstream = punctuality();
  if (upstream.asked >= MOST_AT_ONCE || !isInTime(upstream)) return null;
  upstream.asked += 1;
  return ask().finally(() => {
    upstream.asked -= 1;
  });
}

/** Whether the upstream was in time, or has not been tried for a while. */
function isInTime(upstream: Punctuality): boolean {
  if (upstream.late < LATE_LIMIT) return true;
  const now = performance.now();
  if (now < upstream.tryAgainAt) return false;
  upstream.tryAgainAt = now + TRY_AGAIN_MS;
  return true;
}

/** The answer if it comes in a moment, else null. */
export async function inMoment<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, UPSTREAM_MS, 'late');
  });
  const answered = await Promise.race([answer, end]);
  clearTimeout(timer);
  const upstream = punctuality();
  upstream.late = answered === 'late' ? upstream.late + 1 : 0;
  if (answered !== 'late') return answered;
  upstream.tryAgainAt = performance.now() + TRY_AGAIN_MS;
  return null;
}
