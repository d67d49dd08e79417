import { expect, it, vi } from 'vitest';
import { cachedText } from '@/lib/upstream/cached-texts';
import { richText } from '@/lib/upstream/rich-text';

it('makes each text once, also one that becomes nothing', () => {
  const make = vi.fn(() => null);
  expect([cachedText('once', 'a', make), cachedText('once', 'a', make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('evicts what was not asked for while its capacity went by, and keeps what was', () => {
  const made: string[] = [];
  const make = (key: string) => {
    made.push(key);
    return key;
  };
  const ask = (key: string) => cachedText('capacity', key, () => make(key), 40);
  for (const key of ['used', 'idle']) ask(key);
  for (let index = 0; index < 10; index += 1) {
    ask('used');
    ask(`new-${index}`);
  }
  made.length = 0;
  ask('used');
  ask('idle');
  expect(made).toEqual(['idle']);
});

it('keeps the languages, the blog and the upstream of a text apart', () => {
  const html = '<p><a href="/contacto">a</a><img src="/media/x.jpg"></p>';
  process.env.API_URL = 'https://one.example.test';
  const [es, en] = [richText(html, { locale: 'es' }), richText(html, { locale: 'en' })];
  const blog = richText(html, { locale: 'es', blogUrl: 'https://blog.example.test' });
  expect(es).toContain('href="/contacto"');
  expect(en).toContain('href="/en/contacto"');
  expect(blog).toContain('href="https://blog.example.test/contacto"');
  expect(richText(html, { locale: 'es' })).toBe(es);
});
