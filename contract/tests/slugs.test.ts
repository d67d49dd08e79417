import { describe, expect, it } from 'vitest';
import corpus from '../../tests/fixtures/spellings/slugs.json';
import { servedSlug, suggestedSlug } from '../slugs';

const NOT_SERVED = 'not served';

describe('a slug', () => {
  it.each(corpus)('$written of $list is $served', ({ list, written, served }) => {
    expect(servedSlug(list, written)).toBe(served === NOT_SERVED ? null : served);
  });

  it.each(corpus.filter(({ suggestion }) => suggestion !== undefined))(
    '$written of $list suggests $suggestion',
    ({ list, written, suggestion }) => {
      expect(suggestedSlug(list, written)).toBe(suggestion);
    },
  );

  it.each(corpus.filter(({ served }) => served !== NOT_SERVED))(
    '$served of $list suggests itself',
    ({ list, served }) => {
      expect([servedSlug(list, served), suggestedSlug(list, served)]).toEqual([served, served]);
    },
  );
});
