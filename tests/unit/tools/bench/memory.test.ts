import { describe, expect, it } from 'vitest';
import { memoryTable } from '@/tools/bench/memory.mjs';

const visited = { failed: [] as string[], p50: 100, p95: 400, longest: 900 };
const measured = (more: object = {}, crawl: object = {}, cards: object = {}) => ({
  moments: {
    rest: { site: 300, backend: 299.4 },
    crawl: { site: 600, backend: 299 },
    cards: { site: 600, backend: 299 },
    load: { site: 600, backend: 299 },
    after: { site: 600, backend: 299 },
    ...more,
  },
  crawl: { addresses: 1_080, ...visited, ...crawl },
  cards: { ...visited, ...cards },
});

/** Without header and separator. */
const rowsIn = (table: string): string[] => table.split('\n').slice(2);

describe('the table of memory', () => {
  it('passes while both processes together stay within every limit', () => {
    const { tables, isRight } = memoryTable(measured());
    expect(isRight).toBe(true);
    expect(rowsIn(tables)).toHaveLength(7);
    expect(tables).not.toContain('**');
  });

  it.each(['crawl', 'cards', 'load', 'after'])('fails at 901 MB: %s', (moment) => {
    const { tables, isRight } = memoryTable(measured({ [moment]: { site: 602, backend: 299 } }));
    expect(isRight).toBe(false);
    expect(rowsIn(tables).filter((line) => line.includes('**901 MB**'))).toHaveLength(1);
  });

  it('fails at 601 MB at rest', () => {
    expect(memoryTable(measured({ rest: { site: 302, backend: 299 } })).isRight).toBe(false);
  });

  it('fails when an address fails, page or card', () => {
    const failed = ['http://127.0.0.1/ 503'];
    expect(memoryTable(measured({}, { failed })).isRight).toBe(false);
    expect(memoryTable(measured({}, { failed })).tables).toContain('**1 of 1080**');
    expect(memoryTable(measured({}, {}, { failed })).isRight).toBe(false);
  });

  it('marks a slow crawl and omits figures that were not measured', () => {
    const { tables, isRight } = memoryTable(measured({ load: undefined }, { p95: 1_200 }));
    expect(isRight).toBe(true);
    expect(rowsIn(tables)).toHaveLength(6);
    expect(rowsIn(tables).at(-1)).toContain('**100 / 1200 / 900 ms**');
  });
});
