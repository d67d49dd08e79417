import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Outcome } from '@/components/layout/outcome';
import { optional } from '@/lib/api/degrade';
import { getPage } from '@/lib/api/pages';
import { getShell } from '@/lib/api/shell';
import type { ContentPage } from '@/lib/domain/page';
import type { SectionPage } from '@/lib/domain/section-pages';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { socialTags } from '@/lib/seo/social';

type Shown<T> = { locale: Locale; record: ContentPage | null; page: SectionPage<T> };

export type Index<T> = {
  /** Of the page record that may carry its head and introduction. */
  key: string;
  words: 'ClinicIndex' | 'SpecialityIndex';
  pathOf: (number: number) => string;
  /** Null beyond the last page. */
  read: (locale: Locale, number: number) => Promise<SectionPage<T> | null>;
  show: (shown: Shown<T>) => Promise<ReactNode>;
};

const OPEN_SEO = { title: null, description: null, isIndexable: true };

const load = <T,>({ key, read }: Index<T>, locale: Locale, number: number) =>
  Promise.all([read(locale, number), optional(getPage(locale, key), null)]);

/** The head of a page of a complete list. */
export function indexMetadata<T>(index: Index<T>, locale: Locale, number: number): Promise<Metadata> {
  return metadataOf(async () => {
    const [[page, record], t, pages] = await Promise.all([
      load(index, locale, number),
      getTranslations(index.words),
      getTranslations('PageLinks'),
    ]);
    if (!page) return null;
    const seo = record?.seo ?? OPEN_SEO;
    const title = seo.title ?? t('title');
    return pageMetadata({
      locale,
      path: index.pathOf(number),
      seo: { ...seo, title: number === 1 ? title : pages('titleOfPage', { title, number }) },
      fallback: { title, description: t('lead', { count: page.total }) },
    });
  });
}

type Props<T> = { index: Index<T>; locale: Locale; number: number };

/** A page of a complete list; one beyond the last is absent. */
export async function IndexRoute<T>({ index, locale, number }: Props<T>) {
  const path = index.pathOf(number);
  const content = async () => {
    const [page, record] = await load(index, locale, number);
    return page && <index.show {...{ locale, record, page }} />;
  };
  return (
    <Outcome
      shell={await getShell(locale)}
      path={path}
      load={content}
      social={socialTags(indexMetadata(index, locale, number), { locale, path })}
    />
  );
}
