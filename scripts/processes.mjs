// Processes: what the system says of them, and how they are ended.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TICK_MS = 10;
const WATCH_EVERY_MS = 500;
const isLinux = process.platform === 'linux';

/** When a process began, as the system writes it: with the id it names one process for good. Null when it has ended. */
function startOf(pid) {
  if (isLinux) return statOf(pid)?.since ?? null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null; // it has ended, or this is a system without ps
  }
}

/** A process by its id and start, which no later one shares. */
export const identityOf = (pid) => ({ pid, since: startOf(pid) });

/** True while that very process runs. False, too, where the system does not say when a process began. */
export const isRunning = (identity) => Boolean(identity?.since) && startOf(identity.pid) === identity.since;

/** True when no process has this number any more. */
export const hasEnded = (identity) => startOf(identity.pid) === null;

/** Processor time a process group has used, in milliseconds. Null where the system does not say. */
export function cpuMsOf(group) {
  if (!isLinux) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((total, pid) => {
    const stat = statOf(pid);
    return stat?.group === group ? total + stat.ticks * TICK_MS : total;
  }, 0);
}

/**
 * Sends this process SIGTERM when npm, which ran it as its script, has ended: npm passes signals on to a shell, which does
 * not. A signal that came by itself is not sent again, because a second one ends the site at once.
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

/** Signals a whole process group, unless it has ended: a program may have started others. */
export function signalGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // It ended by itself in between.
  }
}

/** Asks a child to end, by `signal`, and kills it when it has not after so long. */
export async function endChild(child, signal, limitMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signal('SIGTERM');
  const timer = setTimeout(() => signal('SIGKILL'), limitMs);
  await ended;
  clearTimeout(timer);
}

/** Null for a process that is not there or has ended and only waits to be noticed. */
function statOf(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name may hold anything; what follows its last bracket is numbers (man 5 proc, from the third field on).
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // The first thread may have ended before the others, which still hold the ports and files.
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
