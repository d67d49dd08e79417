import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Seo } from '@/lib/domain/media';
import type { PageActions } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { plainText } from '@/lib/upstream/rich-text';
import { FramedPage } from './framed-page';

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

type Detail<R> = {
  /** The public path of a slug, without language prefix. */
  path: (slug: string) => string;
  /** Returns the record, or null. It is read once per request, however often this is called. */
  read: (locale: Locale, slug: string) => Promise<R | null>;
  /** Returns the content of the page, or null when the record does not exist. Throws when it could not be read. */
  load: (locale: Locale, slug: string) => Promise<ReactNode | null>;
  /** Metadata that differs from the record's own. */
  seoOf?: (record: R) => Seo;
  /** Returns the phone in the frame of the page; undefined for the general one. */
  phoneOf?: (slug: string) => string | undefined;
  /** Returns what the bar of telephones offers; by default what it offers on every page. */
  actionsOf?: (locale: Locale, record: R) => PageActions | Promise<PageActions>;
};

/** Next passes the parts of an address encoded. */
async function readParams(params: Props['params']) {
  const { locale, urlseo } = await params;
  return { locale, slug: decodeURIComponent(urlseo) };
}

/** Page and metadata of a catalogue record at its slug. */
export function detailPage<R extends { name: string; slug: string; description: string | null; seo: Seo }>({
  path,
  read,
  load,
  seoOf = ({ seo }) => seo,
  phoneOf = () => undefined,
  actionsOf,
}: Detail<R>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale, slug } = await readParams(params);
    return metadataOf(async () => {
      const record = await read(locale, slug);
      if (!record) return null;
      const fallback = { title: record.name, description: plainText(record.description ?? '') };
      return pageMetadata({ locale, path: path(record.slug), seo: seoOf(record), fallback });
    });
  }
  async function page({ params }: Props) {
    const { locale, slug } = await readParams(params);
    return (
      <FramedPage
        locale={locale}
        path={path(slug)}
        phone={phoneOf(slug)}
        head={generateMetadata({ params })}
        actions={async () => {
          const record = actionsOf && (await read(locale, slug));
          return record ? actionsOf(locale, record) : null;
        }}
        load={() => load(locale, slug)}
      />
    );
  }
  return { generateMetadata, page };
}
