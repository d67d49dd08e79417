import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '../env';

/**
 * The head based on a page's own read: its metadata, the not-found head for null, the error head when it
 * throws. A head must never throw: Next would send an empty document instead of the page's own error.
 */
export async function metadataOf(load: () => Promise<Metadata | null>): Promise<Metadata> {
  try {
    const found = await load();
    if (found?.description) return found;
    if (found) {
      const t = await getTranslations('Head');
      return { ...found, description: t('description', { title: String(found.title), brand: env().BRAND_NAME }) };
    }
    const t = await getTranslations('NotFound');
    return { title: t('title') }; // the framework adds noindex to every 404
  } catch {
    const t = await getTranslations('Errors');
    return { title: t('title'), robots: { index: false } };
  }
}
