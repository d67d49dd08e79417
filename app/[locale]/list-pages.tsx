import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pageNumberOf } from '@/lib/domain/page-numbers';
import type { Locale } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/seo/outcome';
import { FramedPage } from './framed-page';

type List = {
  pathOf: (number: number) => string;
  /** The head of a page of the list; null beyond the last. */
  head: (locale: Locale, number: number) => Promise<Metadata | null>;
  /** Returns the content of a page of the list, or null beyond the last. Throws when it could not be read. */
  load: (locale: Locale, number: number, brand: string) => Promise<ReactNode | null>;
};

/** Returns page and metadata of a list, for its first page and for the pages with a number in the address. */
export const listPages = (list: List) => ({
  first: listPage(list, () => 1),
  further: listPage(list, ({ numero }: { locale: Locale; numero: string }) => pageNumberOf(numero)),
});

function listPage<P extends { locale: Locale }>({ pathOf, head, load }: List, numberOf: (params: P) => number) {
  type Props = { params: Promise<P> };
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const given = await params;
    return metadataOf(() => head(given.locale, numberOf(given)));
  }
  async function page({ params }: Props) {
    const given = await params;
    const { locale } = given;
    const number = numberOf(given);
    return (
      <FramedPage
        locale={locale}
        path={pathOf(number)}
        head={generateMetadata({ params })}
        load={({ brand }) => load(locale, number, brand)}
      />
    );
  }
  return { generateMetadata, page };
}
