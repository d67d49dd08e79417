import { revalidateTag } from 'next/cache';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALL_TAGS } from '@/lib/upstream/tags';

const SECRET = 'a-secret-of-more-than-32-characters!';
const settings = vi.hoisted(() => ({ REVALIDATE_SECRET: undefined as string | undefined }));
vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('@/lib/env', () => ({ env: () => settings }));

const { POST } = await import('@/app/api/revalidate/route');

const post = (body: string, authorization?: string): Promise<Response> =>
  POST(
    new Request('http://localhost/api/revalidate', {
      method: 'POST',
      body,
      headers: authorization ? { authorization } : {},
    }),
  );

afterEach(() => {
  settings.REVALIDATE_SECRET = undefined;
  vi.mocked(revalidateTag).mockClear();
});

describe('POST /api/revalidate', () => {
  it('returns 404 when no secret is configured', async () => {
    expect((await post('{"tags":["clinics"]}', 'Bearer undefined')).status).toBe(404);
  });

  it.each([undefined, 'Bearer ', 'Bearer wrong', SECRET, `bearer ${SECRET}`])(
    'refuses authorization %j',
    async (authorization) => {
      settings.REVALIDATE_SECRET = SECRET;

      expect((await post('{"tags":["clinics"]}', authorization)).status).toBe(401);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  it('accepts the old secret beside the new one during a rotation', async () => {
    settings.REVALIDATE_SECRET = `${SECRET},another-secret-of-more-than-32-characters`;

    expect((await post('{"tags":["clinics"]}', 'Bearer another-secret-of-more-than-32-characters')).status).toBe(200);
    expect((await post('{"tags":["clinics"]}', `Bearer ${SECRET}`)).status).toBe(200);
    expect((await post('{"tags":["clinics"]}', `Bearer ${settings.REVALIDATE_SECRET}`)).status).toBe(401);
  });

  it.each(['', 'no json', '[]', '{}', '{"tags":[]}', '{"tags":"clinics"}', '{"tags":[1]}', '{"tags":[""]}'])(
    'refuses the body %j',
    async (body) => {
      settings.REVALIDATE_SECRET = SECRET;

      expect((await post(body, `Bearer ${SECRET}`)).status).toBe(422);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  it('expires each tag at once', async () => {
    settings.REVALIDATE_SECRET = SECRET;
    const answer = await post('{"tags":["clinics","doctors"]}', `Bearer ${SECRET}`);

    expect([answer.status, await answer.json()]).toEqual([200, { revalidated: 2 }]);
    expect(vi.mocked(revalidateTag).mock.calls).toEqual([
      ['clinics', { expire: 0 }],
      ['doctors', { expire: 0 }],
    ]);
  });

  it('expires every tag for a star', async () => {
    settings.REVALIDATE_SECRET = SECRET;
    const answer = await post('{"tags":["*"]}', `Bearer ${SECRET}`);
    expect([answer.status, await answer.json()]).toEqual([200, { revalidated: ALL_TAGS.length }]);
    expect(vi.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toEqual(ALL_TAGS);
  });
});
