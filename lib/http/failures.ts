import { ApiError } from '../api/errors';
import { log } from '../log';
import { refuse } from './answers';

const RETRY_SECONDS = 5;

/** The answer for a failed call behind a door. The failure is logged by what was called, never with what was sent. */
export function refuseFailure(door: string, error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const { code, status, message } = error;
  log.warn({ door, code, status, reason: message }, 'A door could not be served');
  return refuse(code, code === 'unavailable' ? { retryAfter: RETRY_SECONDS } : {});
}
