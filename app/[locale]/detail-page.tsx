import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Seo } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { plainText } from '@/lib/upstream/rich-text';
import { FramedPage } from './framed-page';

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

type Detail<R> = {
  /** The public path of a slug, without language prefix. */
  path: (slug: string) => string;
  /** The record, read once per request however often it is asked for; null when there is none. */
  read: (locale: Locale, slug: string) => Promise<R | null>;
  /** What the page shows; null when there is no such record; throws when it could not be read. */
  load: (locale: Locale, slug: string) => Promise<ReactNode | null>;
  /** The head's values where they are not the record's own. */
  seoOf?: (record: R) => Seo;
  /** The phone of the frame, where a page has one of its own. */
  phoneOf?: (slug: string) => string | undefined;
};

/** Page and metadata of a catalogue record at its slug. */
export function detailPage<R extends { name: string; slug: string; description: string | null; seo: Seo }>({
  path,
  read,
  load,
  seoOf = ({ seo }) => seo,
  phoneOf = () => undefined,
}: Detail<R>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale, urlseo } = await params;
    return metadataOf(async () => {
      const record = await read(locale, urlseo);
      if (!record) return null;
      const fallback = { title: record.name, description: plainText(record.description ?? '') };
      return pageMetadata({ locale, path: path(record.slug), seo: seoOf(record), fallback });
    });
  }
  async function page({ params }: Props) {
    const { locale, urlseo } = await params;
    return (
      <FramedPage
        locale={locale}
        path={path(urlseo)}
        phone={phoneOf(urlseo)}
        head={generateMetadata({ params })}
        load={() => load(locale, urlseo)}
      />
    );
  }
  return { generateMetadata, page };
}
