import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Key } from './keys';

/**
 * `~s1~` id of the key `~` base64url of nonce, tag and text `~`: unlikely to be typed, and found in the middle of a
 * text too.
 */
const TOKEN = /~s1~([\da-f]{8})~([\w-]{38,})~/g;
const MARK = '~s1~';

const NONCE = 12;
const TAG = 16;

/** Prefix of the text: a text or the JSON of another value. */
type Form = 't' | 'j';

/** Seals a value with AES-256-GCM. Opening it returns the original type. */
export function seal(key: Key, value: string | number | boolean): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key.seal, nonce);
  const form: Form = typeof value === 'string' ? 't' : 'j';
  const sealed = Buffer.concat([cipher.update(`${form}${value}`, 'utf8'), cipher.final()]);
  return `${MARK}${key.id}~${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}~`;
}

/**
 * Opens every sealed part of a value: a text, a list or an object. Parts that no key opens stay unchanged, and sealed
 * values inside an opened one are not opened.
 */
export function open(keys: readonly Key[], value: unknown): unknown {
  if (typeof value === 'string') return value.includes(MARK) ? openText(keys, value) : value;
  if (Array.isArray(value)) return value.map((one) => open(keys, one));
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, open(keys, one)]));
  return value;
}

function openText(keys: readonly Key[], text: string): unknown {
  const whole = [...text.matchAll(TOKEN)];
  const [only] = whole;
  if (whole.length === 1 && only?.[0] === text) {
    const opened = decipher(keys, only[1], only[2]);
    if (opened === null) return text;
    return opened.startsWith('j') ? JSON.parse(opened.slice(1)) : opened.slice(1);
  }
  return text.replace(TOKEN, (found, id, body) => decipher(keys, id, body)?.slice(1) ?? found);
}

function decipher(keys: readonly Key[], id = '', body = ''): string | null {
  const key = keys.find((one) => one.id === id);
  if (!key) return null;
  const bytes = Buffer.from(body, 'base64url');
  try {
    const cipher = createDecipheriv('aes-256-gcm', key.seal, bytes.subarray(0, NONCE));
    cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8');
  } catch {
    return null; // tampered with, or not sealed by us
  }
}

/** Returns the ids of the keys a stored value was sealed with. */
export const keyIdsIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, id = '']) => id);

/** True for a value that `seal` wrote with this key. */
export const isSealedWith = (key: Key, text: string): boolean => text.startsWith(`${MARK}${key.id}~`);

/** Returns a keyed hash for values that are only looked up. */
export const hashed = (key: Key, text: string): string => createHmac('sha256', key.index).update(text).digest('hex');
