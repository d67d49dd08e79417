import type { DataProtectionTexts } from '@/components/forms/data-protection';
import { loadOnce } from '@/lib/browser/load-once';
import type { Helpline } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import type { AttentionTexts, CallbackTexts, FormTexts, LoginTexts } from './professional-texts';

export type LoginContent = LoginTexts;

/** What the call-back and the direct line need. */
export type CallbackContent = {
  callback: CallbackTexts;
  attention: AttentionTexts;
  form: FormTexts;
  dataProtection: DataProtectionTexts;
};

/** What GET /api/profesional/textos answers: no page carries it. */
export type ProfessionalContent = CallbackContent & { login: LoginContent; helpline: Helpline };

/** Requested when a dialog of the area is first used; throws when it cannot be read. */
export const loadProfessional = (locale: Locale): Promise<ProfessionalContent> =>
  loadOnce(`/api/profesional/textos?locale=${locale}`);
