import { createHash, randomBytes } from 'node:crypto';
import type { ContentLocale } from '#catalogue/locale';

/** Each mail has a link of its own; of so many the oldest ends. */
export const MOST_LINKS = 12;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** What stands after the # of a link, which no browser sends, and what is stored of it. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** The hash to look for. What cannot be a secret has one all the same: looking for it takes as long. */
export const hashOfSecret = (asked: unknown): string =>
  hashOf(typeof asked === 'string' && SECRET.test(asked) ? asked : '');

/** A path of the site in a language. */
export const pathIn = (locale: ContentLocale, path: string): string => `${locale === 'es' ? '' : `/${locale}`}${path}`;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
