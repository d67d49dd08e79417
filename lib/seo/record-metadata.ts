import 'server-only';
import type { Metadata } from 'next';
import { getPage } from '@/lib/catalogue/pages';
import { optional } from '@/lib/upstream/degrade';
import type { Locale } from '../i18n/locales';
import { OPEN_SEO, pageMetadata } from './metadata';
import { metadataOf } from './outcome';

type Named = {
  locale: Locale;
  /** Of the record, and the path. */
  key: string;
  /** Title and description where the record has none, or cannot be read. */
  fallback: () => Promise<{ title: string; description?: string }>;
  /** Never indexed, whatever the record says. */
  isHidden?: boolean;
};

/** The head of a page that stands at a fixed address, from its record (M14). */
export const recordMetadata = ({ locale, key, fallback, isHidden = false }: Named): Promise<Metadata> =>
  metadataOf(async () => {
    const [page, messages] = await Promise.all([optional(getPage(locale, key), null), fallback()]);
    const seo = page?.seo ?? OPEN_SEO;
    const robots = isHidden ? { isIndexable: false } : {};
    return pageMetadata({ locale, path: `/${key}`, seo: { ...seo, ...robots }, fallback: messages });
  });
