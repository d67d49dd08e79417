const PATIENCE_MS = 2_000;
const PAUSE_MS = 100;

/** Does a task when the page has nothing else to do, in two seconds at the latest; not every browser says when it is idle. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: PATIENCE_MS });
  else setTimeout(task, PAUSE_MS);
}
