// Keeps a program running until it is told to stop.
import { endChild, signalGroup } from './processes.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Who ran for so long begins again with the shortest pause. */
const SETTLED_MS = 60_000;

/**
 * Starts a program, again when it ends by itself: after a pause that doubles, which `onEnded` is told. `start` answers its
 * child, the first of a group of its own. `child` is the one that runs now.
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
      if (pid) signalGroup(pid, 'SIGKILL'); // what it had started still holds its ports
      if (Date.now() - startedAt > SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      onEnded(pauseMs);
      setTimeout(() => isStopping || begin(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
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
