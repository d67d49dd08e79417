import { consentTextOf } from '@clinic/contract/consents/versions';
import { normalRequest, slotRequest } from './booking-requests';

const BY_TELEPHONE = { idioma: 'ca', consentimiento: true };

/** A complete test booking for a caller, as the desk sends it. */
export const callerTest = (more: Record<string, unknown> = {}): Record<string, unknown> =>
  slotRequest({
    ...BY_TELEPHONE,
    hueco: '0900',
    nocoincidefacturacion: undefined,
    consentimientohash: consentTextOf((more.tipo ?? 'testPCR') as 'testPCR', 'ca').hash,
    ...more,
  });

/** A consultation for a caller, at the hour of `hueco` or as a call request, as the desk sends it. */
export const callerConsultation = (more: Record<string, unknown> = {}): Record<string, unknown> =>
  normalRequest({ ...BY_TELEPHONE, llamada: more.hueco === undefined, ...more });
