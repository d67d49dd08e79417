import { getTranslations } from 'next-intl/server';
import { postPath } from '@/lib/domain/news-pages';
import type { PostSummary } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { TileDate } from './date-tile';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** The language of the blog's texts for `lang`, always Spanish; undefined on Spanish pages. */
export const blogLang = (locale: Locale): 'es' | undefined => (locale === 'es' ? undefined : 'es');

/** What a card shows of a post, short enough to be sent to the browser. `picture` null draws the bands of the slug. */
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
export async function tileDate(dateIso: string): Promise<TileDate> {
  const t = await getTranslations('Months');
  const [year = '', month, day] = dateIso.split('-');
  const key = MONTHS.find((known) => known === month);
  return { iso: dateIso, day: String(Number(day)), month: key ? t(key) : '', year };
}

/** Posts as cards that lead to their article (M46, M83). */
export async function newsCards(locale: Locale, posts: PostSummary[]): Promise<NewsCard[]> {
  const t = await getTranslations('Article');
  const lang = blogLang(locale);
  return Promise.all(
    posts.map(async ({ slug, title, dateIso, picture }) => ({
      slug,
      href: localePath(locale, postPath(slug)),
      title,
      lang,
      languageNote: lang && t('languageNote'),
      date: await tileDate(dateIso),
      picture,
    })),
  );
}
