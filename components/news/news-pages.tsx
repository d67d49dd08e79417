import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/ui/page-links';
import { newsPath } from '@/lib/domain/news-pages';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; number: number; count: number };

/** The way through the pages of the news; nothing when there is only one. */
export async function NewsPages({ locale, number, count }: Props) {
  const t = await getTranslations('NewsList');
  return (
    <PageLinks
      number={number}
      count={count}
      href={(page) => localePath(locale, newsPath(page))}
      texts={{
        label: t('pages'),
        previous: t('newer'),
        next: t('older'),
        page: (page) => t('page', { number: page }),
      }}
    />
  );
}
