import { describe, expect, it } from 'vitest';
import { openKeyRing } from '#sealing/keys';
import { hashed, open, seal } from '#sealing/seal';
import { sealed, sealedFields } from '#sealing/values';

const keysOf = (text: string) => openKeyRing(text, '').all();
const OLD = 'an-old-key-of-the-tests-of-32-letters';
const NEW = 'a-new-key-of-the-tests-of-32-letters!';
const [old] = keysOf(OLD);
const [current] = keysOf(`${NEW},${OLD}`);
if (!old || !current) throw new Error('no keys');

describe('a sealed value', () => {
  it.each(['', 'Ana', 'á\n~s1~x', true, false, 0, 12.5])('restores %j unchanged', (value) => {
    expect(open([current, old], seal(old, value))).toBe(value);
  });

  it('differs each time, and reveals nothing of its text', () => {
    expect(seal(old, 'Ana')).not.toBe(seal(old, 'Ana'));
    expect(seal(old, 'Ana')).toMatch(/^~s1~[\da-f]{8}~[\w-]+~$/);
  });

  it('is opened inside texts, lists and objects', () => {
    const name = seal(old, 'Ana');
    expect(open([old], { a: [`Dra. ${name}`], b: null })).toEqual({ a: ['Dra. Ana'], b: null });
    expect(open([old, current], `${name} ${seal(current, 'López')}`)).toBe('Ana López');
  });

  it('stays closed after a change, with another key, or when it was sealed twice', () => {
    const token = seal(old, 'Ana');
    const changed = token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21);
    expect(open([current], token)).toBe(token);
    expect(open([old], changed)).toBe(changed);
    expect(open([old], seal(old, token))).toBe(token);
  });
});

it('a hidden parameter is an empty object for any other serialiser', () => {
  expect(JSON.stringify([sealed('Ana'), sealedFields({ name: 'Ana' }, new Set())])).toBe('[{},{}]');
  expect(`${sealed('Ana').written(old)}`).not.toContain('Ana');
  expect(sealed(null).written(old)).toBeNull();
});

it('a hashed subject is identical only under the same key', () => {
  expect(hashed(old, 'ana')).toBe(hashed(old, 'ana'));
  expect(hashed(old, 'ana')).not.toBe(hashed(current, 'ana'));
  expect(hashed(old, 'ana')).toMatch(/^[\da-f]{64}$/);
});
