// Waits until a program that was just started responds, as long as it uses CPU time.
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMsOf } from './processes.mjs';

/** A program that uses no CPU time for this long is given up; a busy one may take as long as it needs. */
const IDLE_LIMIT_MS = 60_000;
/** Limit where the system does not report CPU time. */
const BLIND_LIMIT_MS = 600_000;
/** Less CPU time than this is the cost of the request itself. */
const WORK_MS = 50;
const NOTIFY_EVERY_MS = 10_000;
/** Long, because a repeated request would only add load to a busy machine. */
const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Resolves to true when `url` returns a 2xx, to false when the process group was idle for a minute. `notify` gets
 * the elapsed seconds, every ten seconds.
 */
export async function firstAnswer(url, options) {
  const { group, notify, idleLimitMs = IDLE_LIMIT_MS, notifyEveryMs = NOTIFY_EVERY_MS, pauseMs } = options;
  const startedAt = Date.now();
  const notifying = setInterval(() => notify(Math.round((Date.now() - startedAt) / 1000)), notifyEveryMs);
  let work = { cpuMs: cpuMsOf(group), at: startedAt };
  try {
    for (;;) {
      if (await answers(url)) return true;
      const now = Date.now();
      const cpuMs = cpuMsOf(group);
      if (cpuMs !== null && cpuMs >= work.cpuMs + WORK_MS) work = { cpuMs, at: now };
      if (now - work.at > (cpuMs === null ? BLIND_LIMIT_MS : idleLimitMs)) return false;
      await pause(pauseMs ?? (now - startedAt < 10_000 ? 50 : 1_000));
    }
  } finally {
    clearInterval(notifying);
  }
}

async function answers(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
