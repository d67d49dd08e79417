import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import { SectionStarts } from '@/components/ui/section-starts';
import type { ContentPage } from '@/lib/domain/page';
import type { SectionPage } from '@/lib/domain/section-pages';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import './listings.css';

type Props = {
  locale: Locale;
  /** The page record whose text ends the first page; null without one. */
  record: ContentPage | null;
  page: SectionPage<unknown>;
  /** The path of a page of the list, without language prefix. */
  pathOf: (number: number) => string;
  words: {
    name: string;
    title: string;
    lead: string;
    /** Name of the ways to the sections. */
    starts: string;
    /** Instead of the lead, when there is nothing to list. */
    none: string;
    /** The section without a name. */
    others?: string;
  };
  children: ReactNode;
};

/** What a complete list has around it: where it stands, the ways to its sections and to its other pages. */
export async function ListingFrame({ locale, record, page, pathOf, words, children }: Props) {
  const t = await getTranslations('PageLinks');
  const { number, count, total, starts } = page;
  const isFirst = number === 1;
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={isFirst ? [] : [{ name: words.name, path: pathOf(1) }]}
        current={isFirst ? words.name : t('page', { number })}
      />
      <div className="wrap grid gap-8 pt-8 pb-16">
        <div className="stack">
          <h1 className="text-4xl">{isFirst ? words.title : t('titleOfPage', { title: words.title, number })}</h1>
          <p className="lead">{total > 0 ? words.lead : words.none}</p>
        </div>
        {starts.length > 1 && (
          <SectionStarts
            locale={locale}
            label={words.starts}
            starts={starts.map((start) => ({ ...start, name: start.name || (words.others ?? '') }))}
            pathOf={pathOf}
          />
        )}
        {children}
        <PageLinks
          number={number}
          count={count}
          href={(to) => localePath(locale, pathOf(to))}
          texts={{ ...textsOf(t, ['label', 'previous', 'next']), page: (to) => t('page', { number: to }) }}
        />
        {isFirst && record?.content && <RichContent html={record.content} />}
      </div>
    </>
  );
}
