import type { Locale } from '../i18n/locales';
import { refuse } from './answers';

/** 429 with when to come back, in seconds, and a sentence for the visitor. */
export async function refuseTooMany(locale: Locale, retryAfter: number): Promise<Response> {
  const { Errors: messages } = (await import(`../../messages/${locale}.json`)).default;
  return refuse('too_many', { retryAfter, text: messages.tooMany });
}
