import 'server-only';
import { refuse, withCookies } from '@/lib/http/answers';
import { type Failure, refuseFailure } from '@/lib/http/failures';
import { refusedFields } from '@/lib/http/refused-fields';
import { ApiError } from '@/lib/upstream/errors';
import { textOf } from '@/lib/upstream/mapping';
import { loggedOutLines } from './answers';
import { endSession } from './session';

/**
 * The answer for a failed call of the professional area. A bearer the upstream refuses ends the session
 * (docs/contract.md#rule-bearer); 403 does not: the account may not do this, or must change its password first.
 */
export async function refuseProfessionalFailure(failure: Failure): Promise<Response> {
  const { error, session, fields = {} } = failure;
  if (!(error instanceof ApiError)) throw error;
  const { status, serverMessage, violations } = error;
  if (status === 401 && session) {
    await endSession(session);
    return withCookies(refuse('unauthorized'), loggedOutLines());
  }
  if (status === 403) return refuse('forbidden');
  if (status === 422 || status === 409) {
    const refused = refusedFields(violations, fields);
    if (Object.keys(refused).length > 0) return refuse('invalid', { fields: refused });
    if (serverMessage) return refuse('refused', { text: textOf(serverMessage) ?? '' });
  }
  return refuseFailure({ ...failure, fields: {} });
}

/** What the endpoints of the professional area have in common, to be spread into their definition. */
export const professionalEndpoint = { maxBytes: 16_384, onFailure: refuseProfessionalFailure };
