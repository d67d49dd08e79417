import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyHours, stream } from '@/tests/support/booking-stream';
import { type RunningCluster, startCluster } from '@/tests/support/cluster';
import { http2Visitors } from '@/tests/support/http2-visitors';
import { isRunning } from '@/tests/support/npm-start';
import { PORTS } from '@/tests/support/ports';
import { missingPackages } from '@/tools/cluster/programs.mjs';

// npm run cluster (docs/operations.md, A cluster on one machine): nginx before two sites and two backends.

const STOPPED = { timeout: 120_000 };
/** Beside other tests on two cores (docs/operations.md, Deploying without an interruption). */
const PER_SECOND = Number(process.env.CLUSTER_RATE || 3);
const VISITORS = 120;
/** This many hours of one test and clinic; a restart under load takes half a minute, on a busy machine twice that. */
const WEEKS = 16;

let cluster: RunningCluster;
let visitors: ReturnType<typeof http2Visitors>;

beforeAll(async () => {
  expect(missingPackages(), 'the Debian packages of a cluster').toEqual([]);
  cluster = await startCluster(PORTS.cluster, 'test-results/cluster');
  visitors = http2Visitors(cluster.origin, cluster.certificate, VISITORS);
});
afterAll(() => {
  visitors?.close();
  cluster?.kill();
});

test('shows each process with its place, and all of them run', async () => {
  const pids = cluster.pids();
  expect(pids).toHaveLength(8);
  const rows = [...cluster.said().matchAll(/^(\S+) +(\S+) +(\d+) +running$/gm)].map(([, role]) => role);
  expect(rows).toEqual(['postgresql', 'redis', 'backend-1', 'backend-2', 'site-1', 'site-2', 'nginx']);
  expect(pids.every(isRunning)).toBe(true);
});

test('nginx serves TLS and HTTP/2, the second time from its cache', async () => {
  const page = { path: '/clinicas/valencia-centro' };
  const first = await visitors.ask(0, page);
  const second = await visitors.ask(1, page);
  expect([first.status, first.cache]).toEqual([200, 'MISS']);
  expect([second.status, second.cache]).toEqual([200, 'HIT']);
  expect(second.text).toBe(first.text);
  expect(second.text).toContain(`<link rel="canonical" href="${cluster.origin}/clinicas/valencia-centro"`);
});

test('a rolling restart of every backend and site loses no request and no booking', async () => {
  const hours = await manyHours(visitors.ask, 'testAntigenos', WEEKS);
  const before = cluster.pids();
  let isOver = false;
  const streaming = stream(visitors.ask, hours, PER_SECOND, () => isOver);
  expect(await cluster.restart().finally(() => (isOver = true))).toMatch(/Restarted in \d+ s/);
  const { asked, failures, booked } = await streaming;
  expect(cluster.pids().filter((pid) => !before.includes(pid))).toHaveLength(4);

  expect(failures.join(', ')).toBe(''); // the first line of the message names them
  expect(asked).toBeGreaterThan(PER_SECOND * 6); // four pauses of three seconds, on a busy machine at half the rate
  expect(booked.length).toBe(Math.floor(asked / 2));
  const listed = [...(await cluster.operate(['list-bookings'])).matchAll(/load-\d+@example\.org/g)].map(([one]) => one);
  expect(listed.toSorted()).toEqual(booked.toSorted()); // none lost, none twice
});

test('Ctrl-C stops everything and leaves nothing behind', async () => {
  const all = cluster.pids();
  process.kill(-(cluster.npm.pid ?? 0), 'SIGINT');
  await expect.poll(() => all.filter(isRunning), STOPPED).toEqual([]);
  expect(existsSync(cluster.scratch)).toBe(false);
  expect(existsSync(path.join('test-results/cluster', 'cluster.json'))).toBe(false);
});
