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
  helpline: {
    phone: [{ text: '963 111 222', number: '+34963111222' }],
    chat: { text: '963 111 222', href: 'https://wa.me/34963111222' },
    email: 'profesionales@example.test',
  },
};
