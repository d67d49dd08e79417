import type { Picture } from '../domain/media';
import { siteUrl } from '../env';
import { type Locale, localePath } from '../i18n/locales';

/** The whole address of a page in a language, percent-encoded; `path` starts with '/' and carries no prefix. */
export const absoluteUrl = (locale: Locale, path: string): string => new URL(siteUrl() + localePath(locale, path)).href;

/** The whole address of a picture, whether this site or another one serves it; undefined without picture. */
export const absolutePicture = (picture: Picture | null): string | undefined =>
  picture ? new URL(picture.url, siteUrl()).href : undefined;
