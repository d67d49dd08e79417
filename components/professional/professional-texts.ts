import type { SummaryTexts } from '@/components/forms/error-summary';
import type { Texts } from '@/lib/i18n/texts';

export type LoginTexts = Texts<'ProfessionalLogin'> & { summary: SummaryTexts };

/** What every form of the area says; `errors` has a sentence for each key of lib/domain/field-schemas.ts. */
export type FormTexts = Omit<Texts<'ProfessionalForms'>, 'errors'> & {
  errors: Record<string, string>;
  summary: SummaryTexts;
};

/** The messages of the call-back, its windows, and its reasons as [what is sent, what is read] (M171). */
export type CallbackTexts = Texts<'ProfessionalCallback'> & {
  windows: readonly string[];
  reasons: readonly (readonly [value: string, label: string])[];
};

export type AttentionTexts = Texts<'ProfessionalAttention'>;

export type PasswordTexts = Texts<'ProfessionalPassword'>;
