import { describe, expect, it } from 'vitest';
import { coresTable } from '../../../scripts/bench-cores.mjs';
import { soakTable } from '../../../scripts/bench-soak.mjs';

const load = (perSecond: number) => ({ perSecond, cpuMs: 0.02 });

describe('the table of cores', () => {
  const measured = { names: ['1', '2', 'nginx before one'], memory: [200, 400, 210] };

  it('shows each as a share of one process, and marks two below their bar', () => {
    const table = coresTable({
      ...measured,
      cached: [load(30_000), load(45_000), load(60_000)],
      uncached: [load(100), load(170), load(90)],
    });
    expect(table).toContain('| two at least 1.8 | 30.0 k | **45.0 k (1.50)** | 60.0 k (2.00) |');
    expect(table).toContain('| two at least 1.6 | 100 | 170 (1.70) | 90 (0.90) |');
    expect(table).toContain('| 200 MB | 400 MB | 210 MB |');
  });
});

it('says so when a server answered nothing', () => {
  const none = [load(100), { perSecond: 0, cpuMs: Number.POSITIVE_INFINITY }];
  const table = coresTable({ names: ['1', '2'], memory: [200, 400], cached: none, uncached: none });
  expect(table).toContain('| 100 | **none in time** |');
  expect(table).not.toMatch(/NaN|Infinity/);
});

describe('the table of a soak', () => {
  const samples = (end: number) =>
    Array.from({ length: 101 }, (_, index) => ({ at: index / 100, site: index < 90 ? 300 : end, backend: 200 }));
  const soak = { minutes: 30, requests: 9_000, failed: [] as string[] };

  it('is right when both grow by less than a twentieth after the first third', () => {
    const { tables, isRight } = soakTable({ ...soak, samples: samples(320) });
    expect(isRight).toBe(true);
    expect(tables).toContain('520 MB (320 / 200), 1.04 times');
  });

  it.each([
    ['they grow by more', { samples: samples(330) }, '**530 MB (330 / 200), 1.06 times**'],
    ['a request fails', { samples: samples(300), failed: ['/x 503'] }, '**1**'],
  ])('is wrong when %s', (_what, over, marked) => {
    const { tables, isRight } = soakTable({ ...soak, ...over });
    expect(isRight).toBe(false);
    expect(tables).toContain(marked);
  });
});
