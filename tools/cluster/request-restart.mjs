// Requests the restart of a cluster that runs in another terminal.
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../../scripts/processes.mjs';
import { readRecord } from './record.mjs';

const LIMIT_MS = 300_000;
const POLL_MS = 200;

/**
 * Resolves to a sentence when every backend and site was restarted. Throws one when there is no cluster, or a member
 * does not return.
 */
export async function requestRestart(folder) {
  const before = readRecord(folder);
  if (!isRunning(before?.cluster)) throw new Error('No cluster is running: "npm run cluster" starts one.');
  const startedAt = Date.now();
  process.kill(before.cluster.pid, 'SIGUSR2');
  while (Date.now() - startedAt < LIMIT_MS) {
    await pause(POLL_MS);
    const now = readRecord(folder);
    if (!isRunning(now?.cluster)) throw new Error('The cluster ended.');
    if (now.restarts.failed > before.restarts.failed) throw new Error('A process did not come back: see its log.');
    if (now.restarts.done > before.restarts.done) {
      return `Restarted in ${Math.round((Date.now() - startedAt) / 1_000)} s.\n`;
    }
  }
  throw new Error('The restart took too long: see the logs.');
}
