import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/log';
import { connectFramework } from './framework';

const POLL_MS = 500;

/**
 * Polls the renderer until it is ready: the first request makes it read the lists of the catalogue
 * (lib/catalogue/first-lists.ts) before a visitor waits for them.
 */
export function requestListsEarly(port: number): { stop: () => void } {
  let isStopped = false;
  const startedAt = performance.now();
  const untilReady = async (): Promise<void> => {
    const framework = connectFramework(port);
    const isReady = () =>
      framework.ask('/salud/listo', { host: 'localhost' }).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!isStopped && !(await isReady())) await pause(POLL_MS, undefined, { ref: false });
    framework.close();
  };
  void untilReady().then(() => {
    if (!isStopped) log.info({ ms: Math.round(performance.now() - startedAt) }, 'The lists of the catalogue were read');
  });
  return {
    stop: () => {
      isStopped = true;
    },
  };
}
