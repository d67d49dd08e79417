import { expect, it } from 'vitest';
import { PostingsBuilder } from '@/lib/search/postings';

it('keeps the values of each term in insertion order, however many', async () => {
  const builder = new PostingsBuilder();
  for (let value = 0; value < 5000; value += 1) builder.add(value % 3, value);
  const postings = await builder.finish(4, () => undefined);
  const seen: number[] = [];
  postings.each(1, (value) => seen.push(value));
  expect(seen.slice(0, 3)).toEqual([1, 4, 7]);
  expect([0, 1, 2, 3].map((term) => postings.count(term))).toEqual([1667, 1667, 1666, 0]);
});
