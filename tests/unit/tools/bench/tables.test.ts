import { describe, expect, it } from 'vitest';
import { pagesTables } from '@/tools/bench/pages-tables.mjs';
import { withCompression } from '@/tools/bench/plain-next.mjs';
import { weightTable } from '@/tools/bench/weight.mjs';

const PAGE = { htmlGzip: 11_900, inlinedPerMarkup: 0.8, scriptGzip: 144_000 };

describe('weights', () => {
  const clinic = { name: 'clinic', address: '/c', ...PAGE };

  it('pass within their limits', () => {
    const { tables, isRight } = weightTable([clinic, { ...clinic, name: 'home', address: '/', htmlGzip: 30_000 }]);
    expect(isRight).toBe(true);
    expect(tables).toContain('| clinic, /c | 11.9 kB | 0.80 | 144.0 kB |');
    expect(tables).toContain('| home, / | 30.0 kB |');
  });

  it.each([
    ['the document of a clinic', { htmlGzip: 13_540 }, '**13.5 kB**'],
    ['inlined data', { inlinedPerMarkup: 1.01 }, '**1.01**'],
    ['scripts', { scriptGzip: 153_001 }, '**153.0 kB**'],
  ])('are marked and wrong when %s is over the bar', (_what, over, marked) => {
    const { tables, isRight } = weightTable([{ ...clinic, ...over }]);
    expect(isRight).toBe(false);
    expect(tables).toContain(marked);
  });

  it('omit the scripts without a browser', () => {
    const { tables, isRight } = weightTable([{ ...clinic, scriptGzip: null }]);
    expect(isRight).toBe(true);
    expect(tables).toContain('| 0.80 | - |');
  });
});

describe('the tables of pages', () => {
  const server = (perSecond: number, cpuMs: number) => ({
    page: PAGE,
    load: { perSecond, p99: 3, cpuMs, mainMs: cpuMs },
  });
  const report = {
    ...{ page: '/c', uncached: '/d' },
    firstRender: { roundTrips: 3, calls: 10, ms: 170 },
  };
  const servers = {
    ...{ site: server(40_000, 0.014), plain: server(900, 1.4) },
    ...{ bare: server(41_000, 0.0135), nginx: server(60_000, 0.008) },
  };

  it('lists the four servers side by side', () => {
    const tables = pagesTables({ ...report, servers });
    expect(tables).toContain('(share of nginx) | - | 40.0 k (0.67) | 900 (0.015) | 41.0 k (0.68) | 60.0 k |');
    expect(tables).toContain('| at least 0.6 | 40.0 k (0.98) | 900 (0.02) | 41.0 k | 60.0 k (1.46) |');
    expect(tables).toContain('| at least 20 | 40.0 k (44.44) | 900 | 41.0 k (45.56) | 60.0 k (66.67) |');
    expect(tables).toContain(
      '(times nginx) | - | 0.0140 ms (1.75) | 1.4000 ms (175.00) | 0.0135 ms (1.69) | 0.0080 ms |',
    );
    expect(tables).toContain('| HTML, gzip | - | 11.9 kB | 11.9 kB | the same | the same |');
    expect(tables).not.toContain('**');
  });

  it('marks figures over a limit, for this site only', () => {
    const slow = { ...servers, site: server(17_000, 0.02) };
    const tables = pagesTables({
      ...{ ...report, servers: slow },
      firstRender: { roundTrips: 4, calls: 12, ms: 200 },
    });
    for (const marked of ['**17.0 k (0.41)**', '**17.0 k (18.89)**', '**4 (12 calls, 200 ms)**'])
      expect(tables).toContain(marked);
    expect(tables).not.toContain('**900');
  });

  it('omits servers that are not installed', () => {
    const { load: _load, ...unloaded } = server(0, 0);
    const page = { ...PAGE, scriptGzip: null };
    const bare = { site: { ...unloaded, page }, plain: { ...unloaded, page } };
    const tables = pagesTables({ ...report, servers: bare });
    expect(tables).toContain('| HTML, gzip | - | 11.9 kB | 11.9 kB | the same |\n\n');
    expect(tables).not.toContain('requests per second');
    expect(tables).not.toContain('| JavaScript, gzip');
  });
});

describe('the Next server without the proxy', () => {
  it('gets the same configuration with compression', () => {
    const program = (compress: boolean) =>
      `const nextConfig = {"poweredByHeader":false,"compress":${compress},"expireTime":58}`;
    expect(withCompression(program(false))).toBe(program(true));
  });

  it('is not measured when it cannot be distinguished', () => {
    expect(() => withCompression('{"compress":true}')).toThrow('"compress":false');
  });
});
