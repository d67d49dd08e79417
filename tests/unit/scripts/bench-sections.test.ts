import { describe, expect, it } from 'vitest';
import { pagesSection } from '../../../scripts/bench-pages-section.mjs';
import { withCompression } from '../../../scripts/bench-plain-next.mjs';
import { weightTable } from '../../../scripts/bench-weight.mjs';

const PAGE = { htmlGzip: 11_900, inlinedPerMarkup: 0.8, scriptGzip: 144_000 };

describe('weights', () => {
  const clinic = { name: 'clinic', address: '/c', ...PAGE };

  it('are right within their bars', () => {
    const { table, isRight } = weightTable([clinic, { ...clinic, name: 'home', address: '/', htmlGzip: 30_000 }]);
    expect(isRight).toBe(true);
    expect(table).toContain('| clinic, /c | 11.9 kB | 0.80 | 144.0 kB |');
    expect(table).toContain('| home, / | 30.0 kB |');
  });

  it.each([
    ['the document of a clinic', { htmlGzip: 12_040 }, '**12.0 kB**'],
    ['inlined data', { inlinedPerMarkup: 1.01 }, '**1.01**'],
    ['scripts', { scriptGzip: 145_001 }, '**145.0 kB**'],
  ])('are marked and wrong when %s is over the bar', (_what, over, marked) => {
    const { table, isRight } = weightTable([{ ...clinic, ...over }]);
    expect(isRight).toBe(false);
    expect(table).toContain(marked);
  });

  it('leave the scripts out without a browser', () => {
    const { table, isRight } = weightTable([{ ...clinic, scriptGzip: null }]);
    expect(isRight).toBe(true);
    expect(table).toContain('| 0.80 | - |');
  });
});

describe('the section of pages', () => {
  const server = (perSecond: number, cpuMs: number) => ({ page: PAGE, load: { perSecond, p99: 3, cpuMs } });
  const report = {
    ...{ machine: 'a machine', page: '/c', uncached: '/d', memoryMb: { atRest: 500, underLoad: 700 } },
    firstRender: { roundTrips: 3, calls: 10, ms: 170 },
  };
  const servers = { site: server(40_000, 0.014), plain: server(900, 1.4), nginx: server(60_000, 0.008) };

  it('sets the three servers side by side', () => {
    const section = pagesSection({ ...report, servers });
    expect(section).toContain('| at least 0.5 | 40.0 k (0.67) | 900 (0.015) | 60.0 k |');
    expect(section).toContain('| at most 2.2 | 0.0140 ms (1.75) | 1.4000 ms (175.00) | 0.0080 ms |');
    expect(section).toContain('| HTML, gzip | - | 11.9 kB | 11.9 kB | the same |');
    expect(section).not.toContain('**');
  });

  it('marks what is over a bar, of this site only', () => {
    const slow = { ...servers, site: server(20_000, 0.02) };
    const section = pagesSection({
      ...{ ...report, servers: slow, memoryMb: { atRest: 643, underLoad: 700 } },
      firstRender: { roundTrips: 4, calls: 12, ms: 200 },
    });
    for (const marked of ['**20.0 k (0.33)**', '**0.0200 ms (2.50)**', '**643** / 700 MB', '**4 (12 calls, 200 ms)**'])
      expect(section).toContain(marked);
    expect(section).not.toContain('**900');
  });

  it('leaves out what is not installed', () => {
    const { load: _load, ...unloaded } = server(0, 0);
    const page = { ...PAGE, scriptGzip: null };
    const bare = { site: { ...unloaded, page }, plain: { ...unloaded, page } };
    const section = pagesSection({ ...report, servers: bare });
    expect(section).toContain('| HTML, gzip | - | 11.9 kB | 11.9 kB |\n\n');
    expect(section).not.toContain('requests per second');
    expect(section).not.toContain('| JavaScript, gzip');
  });
});

describe('plain next start', () => {
  it('gets the same configuration with compression', () => {
    expect(withCompression('{\n  compress: false, // elsewhere\n  expireTime: 58 }')).toBe(
      '{\n  compress: true, // elsewhere\n  expireTime: 58 }',
    );
  });

  it('is not measured when it cannot be told apart', () => {
    expect(() => withCompression('{ compress: true }')).toThrow('compress: false');
  });
});
