import { dataProtectionTexts, summaryTexts } from '@/components/forms/form-messages';
import type { ProfessionalProblem } from '@/lib/domain/field-schemas';
import { CALLBACK_REASONS, CALLBACK_WINDOWS, type CallbackReason } from '@/lib/domain/professional/schemas';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import type { CallbackContent, FormTexts, LoginContent } from './load-professional';

/** The messages of the login dialog (M31). */
export async function loginContent(locale: Locale): Promise<LoginContent> {
  const texts = await textsOf('ProfessionalLogin', locale);
  return { ...texts, summary: await summaryTexts(texts.required, locale) };
}

/** Returns the shared texts of the area's forms. */
export async function formTexts(locale: Locale): Promise<FormTexts> {
  const texts = await textsOf('ProfessionalForms', locale);
  const errors: Record<ProfessionalProblem, string> = texts.errors;
  return { ...texts, errors, summary: await summaryTexts(texts.incomplete, locale) };
}

/** The messages of a form about a password. */
export async function passwordFormTexts(locale: Locale, brand: string) {
  const [texts, form, dataProtection] = await Promise.all([
    textsOf('ProfessionalPassword', locale),
    formTexts(locale),
    dataProtectionTexts(brand, locale),
  ]);
  return { texts, form, dataProtection };
}

/** The messages of the call-back (M171) and of the direct line (M67). */
export async function callbackContent(locale: Locale, brand: string): Promise<CallbackContent> {
  const [texts, reasonNames, attention, form, dataProtection] = await Promise.all([
    textsOf('ProfessionalCallback', locale),
    textsOf('ProfessionalCallbackReasons', locale),
    textsOf('ProfessionalAttention', locale),
    formTexts(locale),
    dataProtectionTexts(brand, locale),
  ]);
  // The API uses the Spanish names (M171).
  const names: Record<CallbackReason, string> = reasonNames;
  const reasons = CALLBACK_REASONS.map((reason) => [reason, names[reason]] as const);
  return { callback: { ...texts, windows: CALLBACK_WINDOWS, reasons }, attention, form, dataProtection };
}
