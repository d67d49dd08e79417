import { expect, it } from 'vitest';
import { folderOf } from '@/lib/routes';
import type { Answered } from '@/server/proxy';
import { startProxy } from './support';

const SECRET = 'AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA-_A';
const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

it('a mailed link with an encoded # is requested once per visit, not cached, and its secret is not logged', async () => {
  const answered: Answered[] = [];
  const { get, seen } = await startProxy(
    (_req, res) => res.writeHead(303, { ...HEADERS, location: `/ca/cita#${SECRET}` }).end(),
    { onAnswer: (answer) => answered.push(answer) },
  );
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await get(`/ca/cita%23${SECRET}?utm_source=mail`, { method });
    expect([status, headers.location, text]).toEqual([303, `/ca/cita#${SECRET}`, '']);
    expect(headers).toMatchObject(HEADERS);
  }
  expect(seen.map(({ url }) => url)).toEqual(Array(2).fill(`/ca/cita%23${SECRET}?utm_source=mail`));
  expect(answered.map(({ path, cache }) => [folderOf(path), cache])).toEqual(
    Array(2).fill(['/[...pagina]', 'private']),
  );
});
