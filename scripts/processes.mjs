// Processes: their state in the system, and how they are ended.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TICK_MS = 10;
const WATCH_EVERY_MS = 500;
const isLinux = process.platform === 'linux';

/**
 * Start time of a process in the format of the system: with the id it identifies one process permanently. Null when it
 * has ended.
 */
function startOf(pid) {
  if (isLinux) return statOf(pid)?.since ?? null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null; // it has ended, or the system has no ps
  }
}

/** Identifies a process by its id and start time, which no later process shares. */
export const identityOf = (pid) => ({ pid, since: startOf(pid) });

/** True while that very process runs. Also false where the system does not report start times. */
export const isRunning = (identity) => Boolean(identity?.since) && startOf(identity.pid) === identity.since;

/** True when no process has this number any more. */
export const hasEnded = (identity) => startOf(identity.pid) === null;

/** CPU time of a process group in milliseconds. Null where the system does not report it. */
export function cpuMsOf(group) {
  if (!isLinux) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((total, pid) => {
    const stat = statOf(pid);
    return stat?.group === group ? total + stat.ticks * TICK_MS : total;
  }, 0);
}

/**
 * Sends this process SIGTERM when npm, which runs it as a script, has ended: npm passes signals to a shell, which
 * ignores them. A signal that arrived directly is not repeated, because a second one ends the site at once.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_script?.includes(path.basename(process.argv[1]))) return;
  const parent = process.ppid;
  const shell = isLinux ? statOf(parent) : null;
  // A shell that runs a single command may become that command, and npm is the parent.
  const npm = shell && !/^(npm|node|yarn|pnpm)/.test(shell.name) ? identityOf(shell.parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isRunning(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_EVERY_MS);
  timer.unref();
  for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => clearInterval(timer));
}

/** Signals a whole process group, which may contain further programs, unless it has ended. */
export function signalGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended in between.
  }
}

/** Asks a child to end, by `signal`, and kills it after the time limit. */
export async function endChild(child, signal, limitMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signal('SIGTERM');
  const timer = setTimeout(() => signal('SIGKILL'), limitMs);
  await ended;
  clearTimeout(timer);
}

/** Null for a process that does not exist, or has ended and is a zombie. */
function statOf(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name may contain anything; the fields after its last bracket are numbers (man 5 proc, from the third field on).
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // The first thread may end before the others, which still hold the ports and files.
  if (fields[0] === 'Z' && Number(fields[17]) <= 1) return null;
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return {
    name,
    parent: Number(fields[1]),
    group: Number(fields[2]),
    ticks: user + system + endedUser + endedSystem,
    since: fields[19],
  };
}
