import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { newsPath } from '@/lib/domain/news-pages';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; number: number; count: number };

/** The way through the pages of the news; nothing when there is only one. */
export async function NewsPages({ locale, number, count }: Props) {
  const t = await getTranslations('NewsList');
  if (count === 1) return null;
  const href = (page: number) => localePath(locale, newsPath(page));
  return (
    <nav aria-label={t('pages')} className="news-pages no-print">
      {number > 1 && (
        <a className="btn btn-line" href={href(number - 1)} rel="prev">
          <Icon name="chevron-left" /> {t('newer')}
        </a>
      )}
      <ol>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a
              href={href(page)}
              aria-label={t('page', { number: page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a className="btn btn-line" href={href(number + 1)} rel="next">
          {t('older')} <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
