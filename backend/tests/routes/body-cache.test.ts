import { expect, it, vi } from 'vitest';
import { createBodyCache } from '#routes/catalogue-routes';

const body = (text: string) => ({ text, etag: `"${text.length}"` });

it('builds a body once per version of the catalogue', () => {
  const keep = createBodyCache();
  const build = vi.fn(() => body('hola'));
  keep(1, 'a', build);
  keep(1, 'a', build);
  expect(build).toHaveBeenCalledTimes(1);
  keep(2, 'a', build);
  expect(build).toHaveBeenCalledTimes(2);
});

it('evicts the oldest bodies beyond its size limit', () => {
  const keep = createBodyCache(500);
  const build = vi.fn(() => body('x'.repeat(100)));
  for (const key of ['a', 'b', 'c']) keep(1, key, build);
  keep(1, 'c', build);
  expect(build).toHaveBeenCalledTimes(3);
  keep(1, 'a', build);
  expect(build).toHaveBeenCalledTimes(4);
});
