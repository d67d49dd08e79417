// Ends the embedded backend of a killed site, so that the next start need not wait for it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded, identityOf, isRunning, signalGroup } from './processes.mjs';
import { exitWithMessage } from './project.mjs';

const TIMEOUT_MS = 5_000;

const fileIn = (dataDir) => path.join(dataDir, 'backend-process.json');

/** Records which backend this process started on a data folder. */
export function recordBackend(dataDir, pid) {
  const record = { site: identityOf(process.pid), backend: identityOf(pid) };
  writeFileSync(fileIn(dataDir), `${JSON.stringify(record)}\n`, { mode: 0o600 });
}

/** Deletes the record once the backend was stopped. */
export const forgetBackend = (dataDir) => rmSync(fileIn(dataDir), { force: true });

/**
 * Ends the backend that a killed site has left on this data folder. Ends this process with a message when a site is
 * running on the folder. A process that only has the same id as the recorded one is not touched.
 */
export async function endLeftOver(dataDir, timeoutMs = TIMEOUT_MS) {
  const { site, backend } = readRecord(dataDir);
  if (site?.pid !== process.pid && isRunning(site)) {
    exitWithMessage(
      `Another site (process ${site.pid}) is running on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (isRunning(backend)) {
    process.stdout.write(`Ending the embedded backend of a site that was killed (process ${backend.pid}).\n`);
    await endProcess(backend, timeoutMs);
  }
  forgetBackend(dataDir);
}

function readRecord(dataDir) {
  try {
    const record = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return typeof record === 'object' && record !== null ? record : {};
  } catch {
    return {};
  }
}

/** Ends a process group that another process started, by force when it has not ended in time. */
export async function endProcess(identity, timeoutMs = TIMEOUT_MS) {
  // While a group exists, no process gets the id of its first process: a group without that process is the one that was
  // left.
  if (hasEnded(identity)) signalGroup(identity.pid, 'SIGKILL');
  if (!isRunning(identity)) return;
  signalGroup(identity.pid, 'SIGTERM');
  await ended(identity, timeoutMs);
  if (isRunning(identity)) signalGroup(identity.pid, 'SIGKILL');
  await ended(identity, timeoutMs);
}

async function ended(identity, limitMs) {
  const deadline = Date.now() + limitMs;
  while (isRunning(identity) && Date.now() < deadline) await pause(50);
}
