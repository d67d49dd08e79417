// The record of a running cluster, for the next start and for `restart`.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess } from '../../scripts/left-over.mjs';
import { isRunning } from '../../scripts/processes.mjs';

const fileIn = (folder) => path.join(folder, 'cluster.json');

/** Writes the record in one step: {cluster, scratch, members, restarts}. */
export function writeRecord(folder, record) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const beside = `${fileIn(folder)}.new`;
  writeFileSync(beside, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  renameSync(beside, fileIn(folder));
}

/** The record; null without a cluster in this folder. */
export function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  } catch {
    return null;
  }
}

export const forgetRecord = (folder) => rmSync(fileIn(folder), { force: true });

/**
 * Ends the processes of a killed cluster and deletes its folder. Returns the number of processes. Throws an Error with
 * a readable message if the cluster is running.
 */
export async function removeLeftOver(folder) {
  const record = readRecord(folder);
  if (!record) return 0;
  if (isRunning(record.cluster)) {
    throw new Error(
      `A cluster is running (process ${record.cluster.pid}): stop it, or set CLUSTER_DIR and CLUSTER_PORT.`,
    );
  }
  const left = record.members.filter(isRunning);
  for (const member of record.members) await endProcess(member);
  rmSync(record.scratch, { recursive: true, force: true });
  forgetRecord(folder);
  return left.length;
}
