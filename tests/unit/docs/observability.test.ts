import { readFileSync } from 'node:fs';
import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '@/backend/metrics';
import type { Db } from '@/backend/store/db';
import { createRendererMetrics } from '@/lib/renderer/metrics';
import { createProxyMetrics } from '@/server/metrics/proxy-metrics';

/** Metrics of ours and of the library. */
const NAMED = /\b(?:site|backend|process|nodejs)_[a-z_0-9]+\b/g;
const SUFFIX = /_(?:bucket|sum|count)$/;

const db = { query: async () => [], connections: () => ({ open: 1, idle: 1, waiting: 0 }) } as unknown as Db;

describe('the examples of dashboard and alerts', () => {
  let known: Set<string>;
  beforeAll(async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
    createProxyMetrics();
    const texts = [await createMetrics(db).text(), await register.metrics()];
    const names = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    known = new Set([
      ...names,
      ...createRendererMetrics()
        .getMetricsAsArray()
        .map(({ name }) => name),
    ]);
  });
  afterAll(() => {
    register.clear();
    vi.unstubAllEnvs();
  });

  it.each(['deploy/observability/alerts.yml', 'deploy/observability/dashboard.json'])(
    '%s names metrics that exist',
    (file) => {
      const text = readFileSync(file, 'utf8');
      const named = [...new Set(text.match(NAMED))].map((name) => (known.has(name) ? name : name.replace(SUFFIX, '')));
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('every metric of ours is in the dashboard', () => {
    const dashboard = readFileSync('deploy/observability/dashboard.json', 'utf8');
    const own = [...known].filter((name) => /^(?:site|backend)_/.test(name));
    const left = own.filter((name) => !dashboard.includes(name));
    expect(left).toEqual(['backend_request_seconds']);
  });
});
