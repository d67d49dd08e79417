import 'server-only';
import {
  type WireCallback,
  type WireProfessional,
  type WireRegistration,
  wireDoneSchema,
  wireFirstAccessSchema,
  wireLoginSchema,
  wirePasswordChangeSchema,
  wireProfessionalSchema,
  wireResetSchema,
} from '@clinic/contract/wire/professionals';
import { isOn } from '@clinic/contract/wire/scalars';
import type { Professional } from '@/lib/domain/professional/professional';
import type { CallbackRequest, Credentials, Registration } from '@/lib/domain/professional/schemas';
import type { Caller } from '@/lib/http/caller';
import { deleteApi, sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { idOf } from '@/lib/upstream/hydra';
import { parseAnswer, textOf, toWire, unknownShape } from '@/lib/upstream/mapping';
import { serverMessage, statusInBody } from '@/lib/upstream/problem';

/** The logged-in professional: the bearer is used for these calls only (docs/contract.md#rule-bearer). */
export type Account = { username: string; token: string };

/** `refused` carries the upstream's message, '' when it gave none; it is displayed as text. */
export type CallOutcome<T> = { kind: 'ok'; value: T } | { kind: 'refused'; text: string };

/** `proof` later proves to the upstream that the owner used this browser; '' if it gives none. */
type LoggedIn = { token: string; proof: string };

/**
 * Logs in (M160); `earlierProof` is the proof of an earlier login in this browser, or ''. Throws ApiError:
 * 'unauthorized' for wrong credentials.
 */
export async function logIn({ username, password }: Credentials, caller: Caller, earlierProof = ''): Promise<LoggedIn> {
  const known = earlierProof ? { navegador: earlierProof } : {};
  const body = await sendApi('/login_profesional_check', { username, password, ...known }, caller);
  if (statusInBody(body) === 401) throw new ApiError('unauthorized', 'The login was refused with status 200');
  const { token, navegador } = parseAnswer('A login', wireLoginSchema, body);
  if (!token?.trim()) throw unknownShape('A login');
  return { token: token.trim(), proof: navegador ?? '' };
}

/** True if the password must be changed first (M161, M162). Throws ApiError. */
export async function isFirstAccess(account: Account, caller: Caller): Promise<CallOutcome<boolean>> {
  const body = await sendAs(account, '/api/profesionales/checkfirsttime', {}, caller);
  const wire = parseAnswer('The first-access check', wireFirstAccessSchema, body);
  if (isPresent(wire.error)) return refusal(body);
  if (wire.success === null) throw unknownShape('The first-access check');
  return { kind: 'ok', value: isOn(wire.success) };
}

/** The data of the own account (M168). Throws ApiError. */
export async function readAccount(account: Account, caller: Caller): Promise<CallOutcome<Professional>> {
  const body = await sendAs(account, '/api/profesionales/misdatos', {}, caller);
  const wire = parseAnswer('The data of an account', wireProfessionalSchema, body);
  if (isPresent(wire.error)) return refusal(body);
  if (wire.nombre === null && wire.email === null) throw unknownShape('The data of an account');
  return { kind: 'ok', value: toProfessional(wire, account) };
}

/** Returns the name of the account, or the user name if the upstream fails. Never throws. */
export async function readName(account: Account, caller: Caller): Promise<string> {
  const own = await readAccount(account, caller).catch(() => null);
  return own?.kind === 'ok' ? own.value.name : account.username;
}

/** Asks for a call back in the name of the account (M172). Throws ApiError. */
export async function sendCallbackRequest(
  account: Account,
  professional: Professional,
  request: CallbackRequest,
  caller: Caller,
): Promise<CallOutcome<null>> {
  const wire: Omit<WireCallback, 'email'> = {
    nombre: professional.name,
    especialidad: professional.specialityName,
    ...toWire(CALLBACK_FIELDS, request),
  };
  return done(await sendAs(account, '/api/profesionales/solicitarprofesional', wire, caller));
}

/** Form field names of the call-back form by wire name. */
export const CALLBACK_FIELDS = { telefono: 'phone', horario: 'window', motivo: 'reason' } as const;

/** Changes the password (M173); returns the token of the following session. Throws ApiError. */
export async function changePassword(
  account: Account,
  change: { oldPassword: string; password: string },
  caller: Caller,
): Promise<CallOutcome<string>> {
  const passwords = { oldpassword: change.oldPassword, password: change.password };
  const body = await sendAs(account, '/api/profesionales/upgradepassword', passwords, caller);
  const { token, error } = parseAnswer('A change of password', wirePasswordChangeSchema, body);
  return !isPresent(error) && token?.trim() ? { kind: 'ok', value: token.trim() } : refusal(body);
}

/** Requests a mail with a password link (M174). Throws ApiError. */
export async function sendPasswordLink(email: string, caller: Caller): Promise<CallOutcome<null>> {
  return done(await sendApi('/api/profesionales/forgotpassword', { email }, caller));
}

/**
 * Sets a new password with the token of a mailed link: a call of the embedded backend. Returns the account, or null if
 * the upstream does not name it. Throws ApiError.
 */
export async function resetPassword(
  reset: { token: string; password: string },
  caller: Caller,
): Promise<CallOutcome<{ username: string; proof: string } | null>> {
  const body = await sendApi('/api/profesionales/resetpassword', reset, caller);
  const outcome = done(body);
  if (outcome.kind === 'refused') return outcome;
  const { usuario, navegador } = parseAnswer('A new password', wireResetSchema, body);
  return { kind: 'ok', value: usuario ? { username: usuario, proof: navegador ?? '' } : null };
}

/** Registers a professional for review (M166). Throws ApiError, with `violations` when fields were refused. */
export async function register(registration: Registration, caller: Caller): Promise<CallOutcome<null>> {
  const wire: WireRegistration = toWire(REGISTRATION_FIELDS, registration);
  return done(await sendApi('/api/profesionals/register', wire, caller));
}

/** Form field names of the registration form by wire name. */
export const REGISTRATION_FIELDS = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  numcolegiado: 'collegeNumber',
  especialidad: 'specialityId',
} as const;

/** Revokes the token at the upstream: a call of the embedded backend, others return 404. Throws ApiError. */
export async function endToken(token: string): Promise<void> {
  await deleteApi('/api/profesionales/sesion', { bearer: token });
}

/** Every call of an account names it; a 401 inside a status 200 counts too. */
async function sendAs({ username, token }: Account, path: string, body: object, caller: Caller): Promise<unknown> {
  const answer = await sendApi(path, { email: username, ...body }, { ...caller, bearer: token });
  if (statusInBody(answer) === 401) throw new ApiError('unauthorized', `POST ${path} answered 401`, { status: 401 });
  return answer;
}

function done(body: unknown): CallOutcome<null> {
  const { success, error } = parseAnswer('A call of a professional', wireDoneSchema, body);
  if (isPresent(error)) return refusal(body);
  if (success === null) throw unknownShape('A call of a professional');
  return isOn(success) ? { kind: 'ok', value: null } : refusal(body);
}

const isPresent = (error: unknown): boolean => error !== null && error !== false && error !== '' && error !== 0;

const refusal = (body: unknown): CallOutcome<never> => ({ kind: 'refused', text: textOf(serverMessage(body)) ?? '' });

function toProfessional(wire: WireProfessional, { username }: Account): Professional {
  return {
    name: textOf(wire.nombre) ?? username,
    email: textOf(wire.email) ?? username,
    specialityId: idOf(wire.especialidad),
    specialityName: textOf(wire.especialidadnombre) ?? nameIn(wire.especialidad),
    collegeNumber: textOf(wire.numcolegiado),
    phone: textOf(wire.telefono),
  };
}

/** The name of a relation embedded as a record (not an IRI), or null. */
function nameIn(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('nombre' in record)) return null;
  return typeof record.nombre === 'string' ? textOf(record.nombre) : null;
}
