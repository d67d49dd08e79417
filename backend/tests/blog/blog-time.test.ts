import { expect, it } from 'vitest';
import { toGmt } from '#blog/blog-time';
import { madridTime } from '#madrid-clock';

it.each([
  ['2026-11-06T10:30:00', '2026-11-06T09:30:00'],
  ['2026-07-01T00:15:00', '2026-06-30T22:15:00'],
  ['2026-03-29T01:30:00', '2026-03-29T00:30:00'],
  ['2026-03-29T03:30:00', '2026-03-29T01:30:00'],
  ['2026-10-25T04:00:00', '2026-10-25T03:00:00'],
])('reads %s of the blog as %s in Greenwich', (local, gmt) => {
  expect(toGmt(local)).toBe(gmt);
  expect(madridTime(new Date(`${gmt}Z`))).toBe(local);
});
