import { describe, expect, it } from 'vitest';
import { readRun } from '@/tools/bench/lighthouse-run.mjs';
import { lighthouseTable, summaryOf } from '@/tools/bench/lighthouse-table.mjs';

const URL = 'http://127.0.0.1:1/';
const category = (score: number | null, id: string) => ({ score, auditRefs: [{ id, weight: 1 }] });

const answer = {
  requestedUrl: URL,
  finalDisplayedUrl: URL,
  runtimeError: undefined,
  categories: {
    performance: category(0.99, 'largest-contentful-paint'),
    accessibility: {
      score: 0.96,
      auditRefs: [
        { id: 'target-size', weight: 7 },
        { id: 'hint', weight: 0 },
      ],
    },
    'best-practices': category(1, 'is-on-https'),
    seo: category(1, 'not-for-this-page'),
  },
  audits: {
    'first-contentful-paint': { score: 1, numericValue: 900.5 },
    'largest-contentful-paint': { score: 0.98, numericValue: 1_300, displayValue: '1.3 s' },
    'total-blocking-time': { score: 1, numericValue: 10 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-byte-weight': { score: 1, numericValue: 270_000 },
    'target-size': { score: 0, details: { items: [{}, { node: { selector: 'main > a' } }] } },
    hint: { score: 0 },
    'is-on-https': { score: 1 },
    'not-for-this-page': { score: null },
  },
};

describe('a run', () => {
  it('is read as scores, times and costs', () => {
    const { figures, shortfalls } = readRun(answer);
    expect(figures).toEqual({
      ...{ performance: 99, accessibility: 96, 'best-practices': 100, seo: 100 },
      ...{ fcp: 900.5, lcp: 1_300, tbt: 10, cls: 0, bytes: 270_000 },
    });
    expect(shortfalls).toEqual(['largest-contentful-paint 0.98 1.3 s', 'target-size 0 main > a']);
  });

  it.each([
    ['failed', { runtimeError: { message: 'NO_FCP' } }, 'NO_FCP'],
    ['led elsewhere', { finalDisplayedUrl: `${URL}en` }, `led to ${URL}en`],
    ['has no shift', { audits: { ...answer.audits, 'cumulative-layout-shift': { score: null } } }, 'without cls'],
    ['has no score', { categories: { ...answer.categories, seo: category(null, 'hint') } }, 'without seo'],
  ])('says nothing when it %s', (_what, changed, sentence) => {
    expect(() => readRun({ ...answer, ...changed })).toThrow(sentence);
  });
});

describe('the table of Lighthouse', () => {
  const run = (changed: Record<string, number>) => ({
    figures: { ...readRun(answer).figures, accessibility: 100, ...changed },
    shortfalls: ['target-size 0'],
  });
  const tableOf = (changed: Record<string, number>) =>
    lighthouseTable([{ name: 'home', address: '/', ...summaryOf([run(changed)]) }]);

  it('has the median of each figure separately, and each shortfall once', () => {
    const { medians, shortfalls } = summaryOf([
      run({ lcp: 3, tbt: 1 }),
      run({ lcp: 1, tbt: 2 }),
      run({ lcp: 2, tbt: 3 }),
    ]);
    expect(medians).toMatchObject({ lcp: 2, tbt: 2, performance: 99 });
    expect(shortfalls).toEqual(['target-size 0']);
  });

  it('passes within the limits', () => {
    const { tables, isRight } = tableOf({});
    expect(isRight).toBe(true);
    expect(tables).toContain('| home, / | 99 | 100 | 100 | 100 | 0.90 s | 1.30 s | 10 ms | 0.000 | 270.0 kB |');
  });

  it.each([
    ['performance', 97],
    ['accessibility', 99],
    ['best-practices', 96],
    ['seo', 92],
  ])('is wrong when %s is %i', (name, score) => {
    const { tables, isRight } = tableOf({ [name]: score });
    expect(isRight).toBe(false);
    expect(tables).toContain(`**${score}**`);
  });

  it('does not require a noindex page to be found by search engines', () => {
    const { tables, isRight } = lighthouseTable([
      { name: 'results', address: '/r', isHidden: true, ...summaryOf([run({ seo: 66 })]) },
    ]);
    expect(isRight).toBe(true);
    expect(tables).toContain('| 66 |');
  });

  it('marks times over their limits, which depend on the machine', () => {
    const { tables, isRight } = tableOf({ lcp: 1_410, tbt: 51, cls: 0.02 });
    expect(isRight).toBe(true);
    for (const marked of ['**1.41 s**', '**51 ms**', '**0.020**']) expect(tables).toContain(marked);
  });
});
