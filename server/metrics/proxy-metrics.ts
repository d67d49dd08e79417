import { Counter, collectDefaultMetrics, Histogram } from 'prom-client';
import type { Render } from '../documents';
import { allTallies, type CacheState } from '../tallies';

export type ProxyMetrics = {
  onAnswer: (cache: CacheState, ms: number) => void;
  onRender: (render: Render) => void;
};

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The proxy's metrics, in the library's own register. */
export function createProxyMetrics(): ProxyMetrics {
  collectDefaultMetrics();
  new Counter({
    name: 'site_requests_total',
    help: 'Answers, by kind of address, class of the status and how they were come by',
    labelNames: ['route', 'status', 'cache'],
    collect() {
      this.reset();
      for (const { count, ...labels } of allTallies()) if (count > 0) this.inc(labels, count);
    },
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
    onAnswer: (cache, ms) => answers.observe({ cache }, ms / 1_000),
    onRender: ({ reader, cache, hasFailed, seconds }) =>
      renders.observe(
        { reader: reader.replace(' ', '_'), cache: cache.toLowerCase(), outcome: hasFailed ? 'failed' : 'answered' },
        seconds,
      ),
  };
}
