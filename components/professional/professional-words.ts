import { getTranslations } from 'next-intl/server';
import { DATA_PROTECTION_TEXTS } from '@/components/forms/data-protection-dialog';
import { CALLBACK_REASONS, CALLBACK_WINDOWS, type CallbackReason } from '@/lib/domain/professional/callback';
import { PROFESSIONAL_PROBLEMS } from '@/lib/domain/professional/problems';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import type { CallbackContent, LoginContent } from './load-professional';
import { PASSWORD_TEXTS } from './password-texts';
import { ATTENTION_TEXTS, CALLBACK_TEXTS, FORM_TEXTS, type FormTexts, LOGIN_TEXTS } from './professional-texts';

/** The words of the login dialog (M31). */
export async function loginContent(locale: Locale): Promise<LoginContent> {
  const t = await getTranslations({ locale, namespace: 'ProfessionalLogin' });
  return textsOf(t, LOGIN_TEXTS);
}

/** What every form of the area says. */
export async function formTexts(locale: Locale): Promise<FormTexts> {
  const t = await getTranslations({ locale, namespace: 'ProfessionalForms' });
  const errors = textsOf((key: (typeof PROFESSIONAL_PROBLEMS)[number]) => t(`errors.${key}`), PROFESSIONAL_PROBLEMS);
  return { ...textsOf(t, FORM_TEXTS), errors };
}

/** The first layer of information on data protection (M111), for `brand`. */
export async function dataProtectionTexts(locale: Locale, brand: string) {
  const t = await getTranslations({ locale, namespace: 'DataProtection' });
  return { ...textsOf(t, DATA_PROTECTION_TEXTS), controller: t('controller', { brand }) };
}

/** The words of a form about a password. */
export async function passwordFormTexts(locale: Locale, brand: string) {
  const [t, form, dataProtection] = await Promise.all([
    getTranslations('ProfessionalPassword'),
    formTexts(locale),
    dataProtectionTexts(locale, brand),
  ]);
  return { texts: textsOf(t, PASSWORD_TEXTS), form, dataProtection };
}

/** The words of the call-back (M171) and of the direct line (M67). */
export async function callbackContent(locale: Locale, brand: string): Promise<CallbackContent> {
  const [t, attention, form, dataProtection] = await Promise.all([
    getTranslations({ locale, namespace: 'ProfessionalCallback' }),
    getTranslations({ locale, namespace: 'ProfessionalAttention' }),
    formTexts(locale),
    dataProtectionTexts(locale, brand),
  ]);
  const callback = {
    ...textsOf(t, CALLBACK_TEXTS),
    windows: CALLBACK_WINDOWS,
    reasons: CALLBACK_REASONS.map((reason) => [reason, t(`reasons.${REASON_KEYS[reason]}`)] as const),
  };
  return { callback, attention: textsOf(attention, ATTENTION_TEXTS), form, dataProtection };
}

/** The wire has the Spanish words themselves (M171). */
const REASON_KEYS = {
  Aseguradoras: 'insurers',
  'Asistencia técnica': 'support',
  'Baja o cambio de datos del portal profesional': 'account',
  Facturación: 'billing',
  'Información sobre productos y servicios': 'products',
  'Informes de resultados': 'reports',
  Citación: 'appointments',
  Otros: 'other',
} as const satisfies Record<CallbackReason, string>;
