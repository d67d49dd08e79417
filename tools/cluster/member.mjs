// One process of a cluster: started with a separate log, started again when it dies, restarted on request.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, signalGroup } from '../../scripts/processes.mjs';
import { supervise } from '../../scripts/supervise.mjs';

const STOP_MS = 12_000;
const READY_MS = 120_000;
const POLL_MS = 100;

/**
 * A process of a cluster, not started yet. `isReady` is polled until it returns true. `onChange` is called whenever its
 * process or state changes.
 */
export function createMember({ role, address, command, args, env, cwd, as = {}, stopSignal, isReady, logs, onChange }) {
  let state = 'stopped';
  let running;
  const become = (next) => {
    state = next;
    onChange();
  };
  const begin = () => {
    const log = openSync(path.join(logs, `${role}.log`), 'a');
    // A separate process group: Ctrl-C must end the members one after the other. The input of a backend ends with this
    // process.
    const child = spawn(command, args, { env, cwd, ...as, stdio: ['pipe', log, log], detached: true });
    child.on('error', () => {}); // it has no pid then, and is never ready
    closeSync(log);
    return child;
  };
  const untilReady = async () => {
    for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await pause(POLL_MS)) {
      if (state === 'stopping' || state === 'stopped') return;
      if (running.child() && (await isReady())) return become('running');
      if (state === 'failed') break;
    }
    throw new Error(`The ${role} did not start: ${path.join(logs, `${role}.log`)} says why.`);
  };
  const member = {
    role,
    address,
    state: () => state,
    pid: () => running?.child()?.pid ?? null,
    identity: () => (member.pid() ? identityOf(member.pid()) : null),
    start: async () => {
      let hasServed = false;
      const onEnded = () => {
        become(hasServed ? 'restarting' : 'failed');
        if (hasServed) void untilReady().catch(() => become('failed'));
      };
      state = 'starting';
      running = supervise(begin, { stopMs: STOP_MS, stopSignal, onEnded });
      onChange();
      await untilReady();
      hasServed = true;
    },
    stop: async () => {
      if (!running) return;
      become('stopping');
      await running.stop();
      become('stopped');
    },
    /** Ends it at once. */
    kill: () => {
      if (member.pid()) signalGroup(member.pid(), 'SIGKILL');
    },
  };
  return member;
}

/** True when an address returns a 2xx. */
export async function answers(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
