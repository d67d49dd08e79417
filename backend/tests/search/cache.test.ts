import { expect, it, vi } from 'vitest';
import { createSearchCache } from '#search/cache';
import { emptyResult } from '#search/find';

it('keeps an answer per text and language until the catalogue changes', async () => {
  const keep = createSearchCache();
  const find = vi.fn(async () => emptyResult());
  await keep(1, 'es', 'card', find);
  await keep(1, 'es', 'card', find);
  expect(find).toHaveBeenCalledTimes(1);
  await keep(1, 'ca', 'card', find);
  await keep(2, 'es', 'card', find);
  expect(find).toHaveBeenCalledTimes(3);
});

it('forgets a search that failed, and the oldest when there are too many', async () => {
  const keep = createSearchCache(2);
  const find = vi.fn(async () => emptyResult());
  await expect(keep(1, 'es', 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  for (const text of ['a', 'b', 'c', 'b', 'a']) await keep(1, 'es', text, find);
  expect(find).toHaveBeenCalledTimes(4);
});
