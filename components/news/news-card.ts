import { getTranslations } from 'next-intl/server';
import { type PostSummary, postPath } from '@/lib/domain/post';
import { formatDay } from '@/lib/i18n/format-day';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { TileDate } from './date-tile';

/** Spanish in every language (M46, M83). */
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];

/** The language of the blog's texts for `lang`, always Spanish; undefined on Spanish pages. */
export const blogLang = (locale: Locale): 'es' | undefined => (locale === 'es' ? undefined : 'es');

/** The fields of a post that its card shows. `picture` null draws the bands of the slug. */
export type NewsCard = {
  slug: string;
  href: string;
  title: string;
  lang: 'es' | undefined;
  /** "(in Spanish)" beside the title on pages of another language, else undefined. */
  languageNote: string | undefined;
  date: TileDate;
  picture: PostSummary['picture'];
};

/** The date of a post as texts; it is a calendar date and never shifted by a time zone. */
export function tileDate(locale: Locale, dateIso: string): TileDate {
  const [year = '', month, day] = dateIso.split('-');
  return {
    iso: dateIso,
    day: String(Number(day)),
    month: MONTHS[Number(month) - 1] ?? '',
    year,
    spoken: formatDay(locale, dateIso, 'long') || dateIso,
  };
}

/** Returns posts as cards that link to their article (M46, M83). */
export async function newsCards(locale: Locale, posts: PostSummary[]): Promise<NewsCard[]> {
  const t = await getTranslations('Article');
  const lang = blogLang(locale);
  return posts.map(({ slug, title, dateIso, picture }) => ({
    slug,
    href: localePath(locale, postPath(slug)),
    title,
    lang,
    languageNote: lang && t('languageNote'),
    date: tileDate(locale, dateIso),
    picture,
  }));
}
