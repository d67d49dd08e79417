import { register } from 'prom-client';
import { afterAll, expect, it } from 'vitest';
import { createRendererMetrics } from '@/lib/renderer/metrics';
import { notifyBooking, notifyBreaker, watchCall } from '@/lib/state/watchers';
import { createProxyMetrics } from '@/server/metrics/proxy-metrics';

afterAll(() => register.clear());

it('counts responses by route, class of status and cache state', async () => {
  const { count, onAnswer, onRender } = createProxyMetrics();
  for (const status of [200, 200, 304]) count('/clinicas/[urlseo]', status, 'hit');
  count('/[...pagina]', 404, 'miss');
  onAnswer('miss', 40);
  onRender({ audience: 'private', cache: 'MISS', hasFailed: false, seconds: 0.04 });

  const text = await register.metrics();
  expect(text).toContain('site_requests_total{route="/clinicas/[urlseo]",status="2xx",cache="hit"} 2');
  expect(text).toContain('site_requests_total{route="/clinicas/[urlseo]",status="3xx",cache="hit"} 1');
  expect(text).toContain('site_requests_total{route="/[...pagina]",status="4xx",cache="miss"} 1');
  expect(text).toContain('site_answer_seconds_count{cache="miss"} 1');
  expect(text).toContain('site_render_seconds_count{reader="one_visitor",cache="miss",outcome="answered"} 1');
});

it('a renderer reports calls, breakers and bookings', async () => {
  const own = createRendererMetrics();
  watchCall('/api/citas/:id', 'GET').end('failed');
  notifyBreaker('blog', 'open');
  notifyBooking('taken');
  const text = await own.metrics();
  expect(text).toContain('site_upstream_call_seconds_count{kind="/api/citas/:id",outcome="failed"} 1');
  expect(text).toContain('site_breaker_state{kind="blog"} 2');
  expect(text).toContain('site_bookings_total{result="taken"} 1');
  expect(text).toMatch(/site_renderer_heap_bytes \d+/);
});
