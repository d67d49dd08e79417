import { describe, expect, it } from 'vitest';
import { type Counts, FIGURES, figureCells, TABLES } from '@/desk/src/figures/figures';
import { MESSAGES } from '@/desk/src/messages/all';

const counts = (more: Partial<Counts>): Counts => ({
  ...(Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Counts),
  mediana: null,
  ...more,
});
const inTime = (solicitudes: number, atiempo: number, locale = 'en') =>
  figureCells(counts({ solicitudes, atiempo }), ['atiempo'], locale)[0];

describe('the figures on the screen', () => {
  it.each([
    [0, 0, 0],
    [1, 0, '0 (0%)'],
    [1, 1, '1 (100%)'],
    [6, 1, '1 (17%)'],
    [3, 2, '2 (67%)'],
  ])('say which share of %i requests was answered in time when %i were: %s', (received, answered, shown) => {
    expect(inTime(received, answered)).toBe(shown);
  });

  it('are formatted for each language', () => {
    expect(inTime(6, 1, 'es')).toBe('1 (17\u00a0%)');
    expect(inTime(6, 1, 'ca')).toBe('1 (17\u00a0%)');
    const median = (minutes: number | null, locale: string) =>
      figureCells(counts({ mediana: minutes }), ['mediana'], locale)[0];
    expect([median(210, 'es'), median(210, 'ca'), median(210, 'en')]).toEqual(['3,5 h', '3,5 h', '3.5 hr']);
    expect([median(0, 'es'), median(null, 'es')]).toEqual(['0 h', '–']);
  });

  it('are explained in every language', () => {
    for (const { desk } of Object.values(MESSAGES)) {
      expect(Object.keys(desk.figures.counts)).toEqual(Object.keys(desk.figures.columns));
      expect(new Set(Object.keys(desk.figures.counts))).toEqual(new Set(Object.values(TABLES).flat()));
    }
  });
});
