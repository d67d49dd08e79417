import { PageLinks } from '@/components/ui/page-links';
import { newsPath } from '@/lib/domain/news-pages';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

type Props = { locale: Locale; number: number; count: number };

/** The way through the pages of the news; nothing when there is only one. */
export async function NewsPages({ locale, number, count }: Props) {
  const names = await textsOf('NewsPages');
  return <PageLinks {...{ number, count, names }} href={(page) => localePath(locale, newsPath(page))} />;
}
