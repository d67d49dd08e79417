import { z } from 'zod';
import { consentBox, oneOf, requiredPhone } from '../form-fields';

/** When a professional may be called (M171). */
export const CALLBACK_WINDOWS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'] as const;

/** What a professional may be called about: the wire's own words, exactly as listed (M171). */
export const CALLBACK_REASONS = [
  'Aseguradoras',
  'Asistencia técnica',
  'Baja o cambio de datos del portal profesional',
  'Facturación',
  'Información sobre productos y servicios',
  'Informes de resultados',
  'Citación',
  'Otros',
] as const;
export type CallbackReason = (typeof CALLBACK_REASONS)[number];

/**
 * POST /api/profesionales/solicitarprofesional: a call back (M171, M172). Name, speciality and e-mail are not sent: the
 * server takes them from the account that is logged in.
 */
export const callbackSchema = z.object(
  {
    phone: requiredPhone,
    window: oneOf(CALLBACK_WINDOWS, 'windowMissing'),
    reason: oneOf(CALLBACK_REASONS, 'reasonMissing'),
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type CallbackRequest = z.output<typeof callbackSchema>;
