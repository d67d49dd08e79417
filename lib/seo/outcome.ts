import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '../env';

/** What stands in for the description of a record that has neither one nor a text to take it from. */
async function standingDescription({ title }: Metadata): Promise<string> {
  const t = await getTranslations('Head');
  return t('description', { title: String(title), brand: env().BRAND_NAME });
}

/**
 * The head for what a page's own read answers: its metadata, the not-found head for null, the error head when it
 * throws. A head must never throw: Next would answer an empty document instead of the page's own error.
 */
export async function metadataOf(load: () => Promise<Metadata | null>): Promise<Metadata> {
  try {
    const found = await load();
    if (found) return found.description ? found : { ...found, description: await standingDescription(found) };
    const t = await getTranslations('NotFound');
    return { title: t('title') }; // the framework adds noindex to every 404
  } catch {
    const t = await getTranslations('Errors');
    return { title: t('title'), robots: { index: false } };
  }
}
