import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLinks } from '@/components/ui/page-links';
import { RichContent } from '@/components/ui/rich-content';
import type { ContentPage } from '@/lib/domain/page';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { type Listed, listData, type Statement } from '@/lib/seo/structured/web-page';

type Props = {
  locale: Locale;
  /** The page record whose text ends the first page, or null. */
  record: ContentPage | null;
  list: { number: number; count: number };
  /** Returns the path of a page of the shown list, without language prefix. */
  pathOf: (number: number) => string;
  /** The path of the whole list. */
  path: string;
  messages: { name: string; title: string; lead: string };
  /** The entries of the page, for search engines. */
  listed: Listed[];
  /** What search engines read instead of the entries. */
  about?: Statement[];
  isFiltered: boolean;
  /** The filter of the list and the links to its parts. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of a list: breadcrumbs, head, tools, links to its other pages, and the text of its record. */
export function ListingFrame(props: Props) {
  const { locale, record, list, pathOf, path, messages, listed, about, isFiltered, tools, children } = props;
  const t = useTranslations('PageLinks');
  const { number, count } = list;
  const isFirst = number === 1;
  const data = listData(locale, messages.title, listed);
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={isFirst ? [] : [{ name: messages.name, path }]}
        current={isFirst ? messages.name : t('page', { number })}
        about={about ?? (data && [data])}
      />
      <div className="wrap directory">
        <div className="stack">
          <h1 className="text-4xl">{isFirst ? messages.title : t('titleOfPage', { title: messages.title, number })}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
        {tools}
        {children}
        <PageLinks {...{ number, count }} href={(to) => localePath(locale, pathOf(to))} />
        {isFirst && !isFiltered && record?.content && <RichContent html={record.content} />}
      </div>
    </>
  );
}
