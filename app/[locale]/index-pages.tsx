import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getPage } from '@/lib/catalogue/pages';
import type { ContentPage } from '@/lib/domain/page';
import { type Query, readPageNumber } from '@/lib/i18n/directory-address';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { FramedPage } from './framed-page';
import { listPages } from './list-pages';

type Counted = { total: number };

type Index<L extends Counted, C> = {
  /** Key of the page record with the head and introduction of the list, if there is one. */
  key: string;
  messages: 'ClinicIndex' | 'SpecialityIndex' | 'TestIndex' | 'PriceIndex';
  pathOf: (number: number) => string;
  /** Reads the filter of an address; without a query, it matches the whole list. */
  readChoice: (query: Query) => C;
  /** The path of a filtered page, without language prefix. */
  choicePath: (choice: C, number: number) => string;
  /** Null beyond the last page. */
  read: (locale: Locale, number: number, choice: C) => Promise<L | null>;
  show: (shown: {
    locale: Locale;
    record: ContentPage | null;
    list: L;
    choice: C;
    isFiltered: boolean;
  }) => Promise<ReactNode>;
};

type FilteredProps = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

/** The pages of a complete list in sections, and the same filtered by its address (docs/decisions/0110). */
export function indexPages<L extends Counted, C>(index: Index<L, C>) {
  const { key, pathOf, readChoice, choicePath, read, show: Show } = index;
  const everything = readChoice({});
  const readRecord = (locale: Locale) => optional(getPage(locale, key), null);

  async function load(locale: Locale, number: number, choice: C, isFiltered: boolean) {
    const [list, record] = await Promise.all([read(locale, number, choice), readRecord(locale)]);
    return list && <Show {...{ locale, record, list, choice, isFiltered }} />;
  }

  /** Metadata of a filtered page: it has the canonical address of the whole list and is not indexed. */
  async function filteredMetadata({ params }: Pick<FilteredProps, 'params'>): Promise<Metadata> {
    const { locale } = await params;
    return metadataOf(async () => headOf(index, { locale, number: 1, isFiltered: true }));
  }

  async function filteredPage({ params, searchParams }: FilteredProps) {
    const [{ locale }, query] = await Promise.all([params, searchParams]);
    const [choice, number] = [readChoice(query), readPageNumber(query)];
    return (
      <FramedPage locale={locale} path={choicePath(choice, number)} load={() => load(locale, number, choice, true)} />
    );
  }

  return {
    ...listPages({
      pathOf,
      head: (locale, number) => headOf(index, { locale, number, isFiltered: false }),
      load: (locale, number) => load(locale, number, everything, false),
    }),
    filtered: { generateMetadata: filteredMetadata, page: filteredPage },
  };
}

type Head = { locale: Locale; number: number; isFiltered: boolean };

/** The head of a page of a list; null beyond the last. */
async function headOf<L extends Counted, C>(index: Index<L, C>, { locale, number, isFiltered }: Head) {
  const { key, messages, pathOf, readChoice, read } = index;
  const [list, record, t, pages] = await Promise.all([
    read(locale, number, readChoice({})),
    optional(getPage(locale, key), null),
    getTranslations(messages),
    getTranslations('PageLinks'),
  ]);
  if (!list) return null;
  const seo = record?.seo ?? OPEN_SEO;
  const title = seo.title ?? t('title');
  return pageMetadata({
    locale,
    path: pathOf(number),
    seo: {
      ...seo,
      title: number === 1 ? title : pages('titleOfPage', { title, number }),
      isIndexable: seo.isIndexable && !isFiltered,
    },
    fallback: { title, description: t('lead', { count: list.total }) },
  });
}
