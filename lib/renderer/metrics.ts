import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { env } from '@/lib/env';
import { sharedRedis } from '@/lib/state/redis-connection';
import { type BreakerState, watchers } from '@/lib/state/watchers';

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8];
const STATES: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** The metrics of the renderer process. */
export function createRendererMetrics(): Registry {
  const register = new Registry();
  watchUpstream([register]);
  watchProcess([register]);
  return register;
}

function watchUpstream(registers: Registry[]): void {
  const calls = new Histogram({
    name: 'site_upstream_call_seconds',
    help: 'Calls of the upstream, by kind and how they ended; refused: the circuit was open',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const breakers = new Gauge({
    name: 'site_breaker_state',
    help: 'Circuit breakers by kind of call: 0 closed, 1 half open, 2 open',
    labelNames: ['kind'],
    registers,
  });
  const bookings = new Counter({
    name: 'site_bookings_total',
    help: 'Appointment requests that visitors sent, by their result',
    labelNames: ['result'],
    registers,
  });
  watchers().push({
    onCallStart: (kind) => {
      const startedAt = performance.now();
      const end = (outcome: string): void => calls.observe({ kind, outcome }, (performance.now() - startedAt) / 1_000);
      return { headers: {}, end };
    },
    onBreakerChange: (kind, state) => breakers.set({ kind }, STATES[state]),
    onBookingResult: (result) => bookings.inc({ result }),
  });
}

function watchProcess(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'site_renderer_event_loop_delay_seconds',
    help: 'The 99th percentile of the event loop delay of the renderer since it was last asked',
    registers,
    collect() {
      this.set(delay.count > 0 ? delay.percentile(99) / 1e9 : 0);
      delay.reset();
    },
  });
  new Gauge({
    name: 'site_renderer_heap_bytes',
    help: 'Memory of JavaScript in the renderer',
    registers,
    collect() {
      this.set(getHeapStatistics().used_heap_size);
    },
  });
  new Gauge({
    name: 'site_renderers_resident_bytes',
    help: 'Resident memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  if (!env().REDIS_URL) return;
  new Gauge({
    name: 'site_redis_up',
    help: '1 while Redis answers, else 0',
    registers,
    collect() {
      this.set(sharedRedis()?.isConnected ? 1 : 0);
    },
  });
}
