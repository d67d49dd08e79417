import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../scripts/bench-memory.mjs';

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

describe('the table of memory', () => {
  it('is right while both processes together stay within every bar', () => {
    const { lines, isRight } = rowsOf(measured());
    expect(isRight).toBe(true);
    expect(lines).toHaveLength(7);
    expect(lines.join()).not.toContain('**');
  });

  it.each(['crawl', 'cards', 'load', 'after'])('is broken by 901 MB: %s', (moment) => {
    const { lines, isRight } = rowsOf(measured({ [moment]: { site: 602, backend: 299 } }));
    expect(isRight).toBe(false);
    expect(lines.filter((line) => line.includes('**901 MB**'))).toHaveLength(1);
  });

  it('is broken by 601 MB at rest', () => {
    expect(rowsOf(measured({ rest: { site: 302, backend: 299 } })).isRight).toBe(false);
  });

  it('is broken by an address that fails, page or card', () => {
    const failed = ['http://127.0.0.1/ 503'];
    expect(rowsOf(measured({}, { failed })).isRight).toBe(false);
    expect(rowsOf(measured({}, { failed })).lines.join()).toContain('**1 of 1080**');
    expect(rowsOf(measured({}, {}, { failed })).isRight).toBe(false);
  });

  it('marks a slow crawl and leaves out what was not measured', () => {
    const { lines, isRight } = rowsOf(measured({ load: undefined }, { p95: 1_200 }));
    expect(isRight).toBe(true);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toContain('**100 / 1200 / 900 ms**');
  });
});
