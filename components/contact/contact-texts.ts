import { getTranslations } from 'next-intl/server';
import { requestTexts } from '@/components/request-form/request-texts';
import { textsOf } from '@/lib/i18n/texts';

const OWN_TEXTS = [
  'write',
  'message',
  'messageHint',
  'terms',
  'submit',
  'purpose',
  'sentTitle',
  'received',
  'another',
] as const;

/** Every word of the contact form, in the language of the page. */
export async function contactTexts(brand: string) {
  const [shared, own] = await Promise.all([requestTexts(brand), getTranslations('ContactPage')]);
  return { ...shared, ...textsOf(own, OWN_TEXTS), next: [own('next1'), own('next2')] };
}

export type ContactTexts = Awaited<ReturnType<typeof contactTexts>>;
