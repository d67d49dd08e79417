import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { buildIndexes } from '@/lib/search/build-all';
import { type SearchIndexes, searchIndexes } from '@/lib/search/search';
import { demoSearchSource } from '@/tests/support/demo-search';

const queries = z.array(z.object({ query: z.string(), page: z.string(), also: z.array(z.string()).default([]) }));

/** The shares of queries whose page is first, and among the first three. */
const FIRST = 0.9;
const MIN_TOP_THREE = 0.98;

/** Words of people who already have an appointment. */
const OF_ONES_OWN = {
  es: ['anular', 'cancelar', 'cambiar', 'mi cita', 'cita previa', 'anular cita', 'cambiar mi cita', 'cancelar la cita'],
  ca: ['anul·lar', 'cancel·lar', 'canviar', 'la meva cita', 'cita prèvia', 'anul·lar la meva cita'],
  en: ['cancel', 'change', 'my appointment', 'cancel my appointment', 'change my appointment', 'reschedule'],
} as const;

describe.each(LOCALES)('patient searches in %s', (locale) => {
  let indexes: SearchIndexes;
  beforeAll(async () => {
    indexes = await buildIndexes(demoSearchSource());
  });

  it('lead to the expected page', () => {
    const asked = queries.parse(JSON.parse(readFileSync(`tests/fixtures/queries/${locale}.json`, 'utf8')));
    const placed = asked.map(({ query, page, also }) => {
      const paths = searchIndexes(indexes, locale, query).best.map(({ path }) => path);
      return { query, page, paths, place: paths.findIndex((path) => path !== null && [page, ...also].includes(path)) };
    });
    const missed = placed.filter(({ place }) => place !== 0);
    for (const { query, page, paths, place } of missed) {
      console.info(`${locale}: "${query}" → ${page} is ${place < 0 ? 'not found' : `place ${place + 1}`}: ${paths[0]}`);
    }
    const share = (most: number) => placed.filter(({ place }) => place >= 0 && place < most).length / placed.length;
    expect(asked.length).toBeGreaterThanOrEqual(100);
    expect(share(1)).toBeGreaterThanOrEqual(FIRST);
    expect(share(3)).toBeGreaterThanOrEqual(MIN_TOP_THREE);
  });

  it.each(OF_ONES_OWN[locale])('lead from "%s" to the own appointment first', (query) => {
    expect(searchIndexes(indexes, locale, query).best[0]?.path).toBe('/cita');
  });
});
