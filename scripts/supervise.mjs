// Keeps a program running until it is stopped.
import { endChild, signalGroup } from './processes.mjs';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** After this running time, the next pause is the shortest again. */
const SETTLED_MS = 60_000;

/**
 * Starts a program, and again when it ends unexpectedly: after a pause that doubles, which `onEnded` gets. `start`
 * returns its child, the first process of a separate group. `child` is the running one.
 */
export function supervise(start, { stopMs, stopSignal = 'SIGTERM', onEnded }) {
  let child;
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  const begin = () => {
    const startedAt = Date.now();
    const started = start();
    const { pid } = started;
    child = started;
    const onEnd = () => {
      child = undefined;
      if (isStopping) return;
      if (pid) signalGroup(pid, 'SIGKILL'); // its own children still hold its ports
      if (Date.now() - startedAt > SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      onEnded(pauseMs);
      setTimeout(() => isStopping || begin(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    };
    started.on('exit', onEnd);
    if (!pid) started.on('error', onEnd); // it could not be started
  };
  begin();
  return {
    child: () => child,
    /** Resolves when it has ended. */
    stop: async () => {
      isStopping = true;
      const running = child;
      if (!running) return;
      const signal = (name) => signalGroup(running.pid, name === 'SIGTERM' ? stopSignal : name);
      await endChild(running, signal, stopMs);
    },
  };
}
