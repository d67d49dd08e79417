import { register } from 'prom-client';
import { afterAll, expect, it } from 'vitest';
import { notifyBooking, notifyBreaker, watchCall } from '@/lib/state/watchers';
import { createProxyMetrics } from '@/server/metrics/proxy-metrics';
import { createRendererMetrics } from '@/server/metrics/renderer-metrics';
import { tallyOf } from '@/server/tallies';

afterAll(() => register.clear());

it('adds up what each kind of answer counted, whatever was typed', async () => {
  const { onAnswer, onRender } = createProxyMetrics();
  const hit = tallyOf('/clinicas/valencia-centro', 200, 'hit');
  expect(tallyOf('/ca/clinicas/otra', 200, 'hit')).toBe(hit);
  hit.count += 3;
  tallyOf('/maria-garcia', 404, 'miss').count += 1;
  onAnswer('miss', 40);
  onRender({ reader: 'one visitor', cache: 'MISS', hasFailed: false, seconds: 0.04 });

  const text = await register.metrics();
  expect(text).toContain('site_requests_total{route="/clinicas/:x",status="2xx",cache="hit"} 3');
  expect(text).toContain('site_requests_total{route="/:x",status="4xx",cache="miss"} 1');
  expect(text).toContain('site_answer_seconds_count{cache="miss"} 1');
  expect(text).toContain('site_render_seconds_count{reader="one_visitor",cache="miss",outcome="answered"} 1');
  expect(text).not.toMatch(/maria|valencia/);
});

it('a renderer tells of calls, breakers and bookings', async () => {
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
