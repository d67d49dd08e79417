import type { ProfessionalContent } from '@/components/professional/load-professional';
import { CALLBACK_REASONS, CALLBACK_WINDOWS } from '@/lib/domain/professional/schemas';
import es from '../../messages/es.json';

/** The response of GET /api/profesional/textos in Spanish, with a line of professionals. */
export const PROFESSIONAL_CONTENT: ProfessionalContent = {
  login: { ...es.ProfessionalLogin, summary: { ...es.ErrorSummary, incomplete: es.ProfessionalLogin.required } },
  attention: es.ProfessionalAttention,
  form: { ...es.ProfessionalForms, summary: { ...es.ErrorSummary, incomplete: es.ProfessionalForms.incomplete } },
  callback: {
    ...es.ProfessionalCallback,
    windows: CALLBACK_WINDOWS,
    reasons: CALLBACK_REASONS.map((reason) => [reason, reason] as const),
  },
  dataProtection: { ...es.DataProtection, controller: es.DataController.text },
  helpline: { phone: '963 111 222', email: 'profesionales@example.test' },
};
