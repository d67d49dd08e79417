import type { DataProtectionTexts } from '@/components/forms/data-protection';
import type { SummaryTexts } from '@/components/forms/error-summary';
import { loadOnce } from '@/lib/browser/load-once';
import type { Helpline } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

type LoginTexts = Texts<'ProfessionalLogin'> & { summary: SummaryTexts };

/** The shared texts of the area's forms; `errors` has a message for each key of lib/domain/field-schemas.ts. */
export type FormTexts = Omit<Texts<'ProfessionalForms'>, 'errors'> & {
  errors: Record<string, string>;
  summary: SummaryTexts;
};

/** The messages of the call-back, its windows, and its reasons as [sent value, label] (M171). */
type CallbackTexts = Texts<'ProfessionalCallback'> & {
  windows: readonly string[];
  reasons: readonly (readonly [value: string, label: string])[];
};

type AttentionTexts = Texts<'ProfessionalAttention'>;

export type PasswordTexts = Texts<'ProfessionalPassword'>;

export type LoginContent = LoginTexts;

/** The texts of the call-back and the direct line. */
export type CallbackContent = {
  callback: CallbackTexts;
  attention: AttentionTexts;
  form: FormTexts;
  dataProtection: DataProtectionTexts;
};

/** The response of GET /api/profesional/textos: no page contains it. */
export type ProfessionalContent = CallbackContent & { login: LoginContent; helpline: Helpline };

/** Requested when a dialog of the area is first used; throws when it cannot be read. */
export const loadProfessional = (locale: Locale): Promise<ProfessionalContent> =>
  loadOnce(`/api/profesional/textos?locale=${locale}`);
