import { requestTexts } from '@/components/forms/request/request-texts';
import { textsOf } from '@/lib/i18n/texts';

/** Every text of the contact form, in the language of the page. */
export async function contactTexts(brand: string) {
  const [shared, own] = await Promise.all([requestTexts(brand), textsOf('ContactForm')]);
  return { ...shared, ...own, next: Object.values(own.next) };
}

export type ContactTexts = Awaited<ReturnType<typeof contactTexts>>;
