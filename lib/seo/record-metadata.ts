import 'server-only';
import type { Metadata } from 'next';
import { optional } from '../api/degrade';
import { getPage } from '../api/pages';
import type { Locale } from '../i18n/locales';
import { pageMetadata } from './metadata';
import { metadataOf } from './outcome';

type Named = {
  locale: Locale;
  /** Of the record, and the path. */
  key: string;
  /** The words where the record has none, or cannot be read. */
  fallback: () => Promise<{ title: string; description?: string }>;
  /** Never indexed, whatever the record says: nobody looks for it. */
  isHidden?: boolean;
};

/** The head of a page that stands at a fixed address, from its record (checklist M14). */
export const recordMetadata = ({ locale, key, fallback, isHidden = false }: Named): Promise<Metadata> =>
  metadataOf(async () => {
    const [page, words] = await Promise.all([optional(getPage(locale, key), null), fallback()]);
    const seo = page?.seo ?? { title: null, description: null, isIndexable: true };
    const robots = isHidden ? { isIndexable: false } : {};
    return pageMetadata({ locale, path: `/${key}`, seo: { ...seo, ...robots }, fallback: words });
  });
