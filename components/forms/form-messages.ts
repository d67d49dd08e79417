import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import type { DataProtectionTexts } from './data-protection';
import type { SummaryTexts } from './error-summary';

/** The messages of the summary above a form in a language; `incomplete` is the form's own sentence for empty fields. */
export async function summaryTexts(incomplete: string, locale?: Locale): Promise<SummaryTexts> {
  return { incomplete, ...(await textsOf('ErrorSummary', locale)) };
}

/** The first layer of information on data protection (M111), for `brand`. */
export async function dataProtectionTexts(brand: string, locale?: Locale): Promise<DataProtectionTexts> {
  const namespace = 'DataController';
  const t = await (locale ? getTranslations({ locale, namespace }) : getTranslations(namespace));
  return { ...(await textsOf('DataProtection', locale)), controller: t('text', { brand }) };
}
