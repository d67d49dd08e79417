import { Counter, collectDefaultMetrics, Histogram } from 'prom-client';
import type { Audience, CacheState, Render } from '../exchange';

export type ProxyMetrics = {
  /** Counts an answer, by its folder in app/. */
  count: (route: string, status: number, cache: CacheState) => void;
  onAnswer: (cache: CacheState, ms: number) => void;
  onRender: (render: Render) => void;
};

/** Values of the label `reader`, which dashboards know. */
const READERS: Record<Audience, string> = { public: 'everybody', query: 'anybody', private: 'one_visitor' };

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The proxy's metrics, in the library's own register. */
export function createProxyMetrics(): ProxyMetrics {
  collectDefaultMetrics();
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answers, by kind of address, class of the status and how they were come by',
    labelNames: ['route', 'status', 'cache'],
  });
  const answers = new Histogram({
    name: 'site_answer_seconds',
    help: 'Duration of answers that did not come from the cache at once',
    labelNames: ['cache'],
    buckets: SECONDS,
  });
  const renders = new Histogram({
    name: 'site_render_seconds',
    help: 'Documents asked of the framework, by whom they are for and what its own cache said',
    labelNames: ['reader', 'cache', 'outcome'],
    buckets: SECONDS,
  });
  return {
    count: (route, status, cache) => requests.inc({ route, status: `${Math.floor(status / 100)}xx`, cache }),
    onAnswer: (cache, ms) => answers.observe({ cache }, ms / 1_000),
    onRender: ({ audience, cache, hasFailed, seconds }) =>
      renders.observe(
        { reader: READERS[audience], cache: cache.toLowerCase(), outcome: hasFailed ? 'failed' : 'answered' },
        seconds,
      ),
  };
}
