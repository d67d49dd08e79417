import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { log } from './log';
import { within } from './stop';

/**
 * Eight times what the thread uses after every page was rendered. Without a limit V8 collects little garbage before 4 GB
 * (docs/benchmarks.md, Memory).
 */
const HEAP_MB = 1_024;

const STOP_MS = 2_000;
const METRICS_MS = 2_000;

/** What a renderer is told: its metrics are wanted, under this number, or it is to end. */
export type RendererMessage = 'stop' | { number: number };

/** Its metrics, under the number they were asked for. */
export type MetricsAnswer = { number: number; metrics: string };

/** Where the thread listens on this machine, its metrics, and how it is stopped. */
export type Renderer = {
  port: number;
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts the framework in a thread. When it ends, the process ends, to be restarted by its supervisor. */
export async function startRenderer(port: number): Promise<Renderer> {
  const worker = new Worker(new URL('./renderer.mjs', import.meta.url), {
    workerData: { port },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let isStopping = false;
  worker.on('error', (error) => log.error({ reason: error.message }, 'The renderer failed'));
  void ended.then(() => isStopping || process.exit(1));
  const [inner] = (await Promise.race([once(worker, 'message'), ended.then(() => [0])])) as [number];
  if (inner === 0) throw new Error('The renderer ended before it listened.');
  return {
    port: inner,
    metrics: () => metricsOf(worker),
    stop: async () => {
      isStopping = true;
      worker.postMessage('stop' satisfies RendererMessage);
      // A pending upstream call could otherwise delay the end of the thread.
      if (!(await within(ended, STOP_MS))) await worker.terminate();
    },
  };
}

let asked = 0;

/** Empty when the thread does not answer in time: the proxy's figures are worth more than none. */
async function metricsOf(worker: Worker): Promise<string> {
  asked += 1;
  const number = asked;
  let hear = (_told: MetricsAnswer): void => {};
  const told = new Promise<string>((resolve) => {
    hear = (answer) => answer.number === number && resolve(answer.metrics);
    worker.on('message', hear);
  });
  worker.postMessage({ number } satisfies RendererMessage);
  const isTold = await within(told, METRICS_MS);
  worker.off('message', hear);
  return isTold ? told : '';
}
