import { expect, it, vi } from 'vitest';
import { keptText } from '@/lib/api/kept-texts';
import { richText } from '@/lib/api/rich-text';

it('makes each text once, also one that becomes nothing', () => {
  const make = vi.fn(() => null);
  expect([keptText('once', 'a', make), keptText('once', 'a', make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets what was not asked for while twice the room went by, and keeps what was', () => {
  const made: string[] = [];
  const make = (key: string) => {
    made.push(key);
    return key;
  };
  const ask = (key: string) => keptText('room', key, () => make(key), 20);
  for (const key of ['used', 'idle']) ask(key);
  for (let turn = 0; turn < 10; turn += 1) {
    ask('used');
    ask(`new-${turn}`);
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
