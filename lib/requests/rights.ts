import 'server-only';
import type { WireRightsRequest } from '@clinic/contract/wire/requests';
import type { Right } from '@/lib/domain/rights';
import type { RightsRequest } from '@/lib/domain/rights-schema';
import { env } from '@/lib/env';
import type { KeyedCaller } from '@/lib/http/caller';
import { sendApi } from '@/lib/upstream/client';
import { toWire } from '@/lib/upstream/to-wire';
import { type Submission, toSubmission } from './submission';

/** Whether a case can be opened by a form: our backend takes it, of another upstream the operator says so. */
export const takesRights = (): boolean => env().RIGHTS_FORM === 'on';

const RIGHT_NAMES: Record<Right, string> = {
  access: 'acceso',
  rectification: 'rectificacion',
  erasure: 'supresion',
  restriction: 'limitacion',
  portability: 'portabilidad',
  objection: 'oposicion',
};

/** Opens a case about somebody's own data, once. Throws ApiError; it is then not known whether it arrived. */
export async function sendRights(request: RightsRequest, caller: KeyedCaller): Promise<Submission> {
  const wire: WireRightsRequest = { ...toWire(RIGHTS_FIELDS, request), derecho: RIGHT_NAMES[request.right] };
  return toSubmission('A request about personal data', await sendApi('/api/derechos/solicitar', wire, caller));
}

/** The fields of the form behind the names of the wire. */
export const RIGHTS_FIELDS = {
  derecho: 'right',
  nombre: 'name',
  apellidos: 'surnames',
  documento: 'document',
  email: 'email',
  telefono: 'phone',
  referencia: 'bookingReference',
  mensaje: 'message',
} as const;
