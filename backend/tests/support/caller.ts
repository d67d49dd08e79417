import { consentTextOf } from '@clinic/contract/consents/versions';
import { normalRequest, slotRequest } from './booking-requests';

const BY_TELEPHONE = { idioma: 'ca', consentimiento: true };

/** A test for somebody on the telephone, whole, as the desk sends it. */
export const callerTest = (more: Record<string, unknown> = {}): Record<string, unknown> =>
  slotRequest({
    ...BY_TELEPHONE,
    hueco: '0900',
    nocoincidefacturacion: undefined,
    consentimientohash: consentTextOf((more.tipo ?? 'testPCR') as 'testPCR', 'ca').hash,
    ...more,
  });

/** A consultation for somebody on the telephone, at the hour of `hueco` or to be called, as the desk sends it. */
export const callerConsultation = (more: Record<string, unknown> = {}): Record<string, unknown> =>
  normalRequest({ ...BY_TELEPHONE, llamada: more.hueco === undefined, ...more });
