import 'server-only';
import type { z } from 'zod';
import {
  type WireCallback,
  type WireProfessional,
  type WireRegistration,
  wireDoneSchema,
  wireFirstAccessSchema,
  wireLoginSchema,
  wirePasswordChangeSchema,
  wireProfessionalSchema,
} from '@/lib/contract/professionals';
import { isOn } from '@/lib/contract/scalars';
import type { CallbackRequest } from '@/lib/domain/professional/callback';
import type { Credentials } from '@/lib/domain/professional/passwords';
import type { Professional } from '@/lib/domain/professional/professional';
import type { Registration } from '@/lib/domain/professional/registration';
import type { Locale } from '@/lib/i18n/locales';
import { deleteApi, sendApi } from './client';
import { ApiError } from './errors';
import { idOf } from './hydra';
import { textOf } from './mapping';
import { serverMessage, statusInBody } from './problem';

/** Who asks. The language is that of the upstream's own texts; the address is what it may count tries by. */
export type Caller = { locale: Locale; visitorAddress: string | null; idempotencyKey?: string };

/** Whoever is logged in: the bearer goes to these calls only (contract rule 7). */
export type Account = { username: string; token: string };

/** `refused` carries the upstream's own words, '' when it gave none: they are shown as text. */
export type Outcome<T> = { kind: 'ok'; value: T } | { kind: 'refused'; text: string };

/** The token of a login (M160). Throws ApiError: 'unauthorized' for wrong credentials, whatever is wrong with them. */
export async function logIn({ username, password }: Credentials, caller: Caller): Promise<string> {
  const body = await sendApi('/login_profesional_check', { username, password }, caller);
  if (statusInBody(body) === 401) throw new ApiError('unauthorized', 'The login was refused with status 200');
  const token = read(wireLoginSchema, body).token?.trim();
  if (!token) throw new ApiError('unexpected_shape', 'The login answered without a token');
  return token;
}

/** True when the password has to be changed first (M161, M162). Throws ApiError. */
export async function isFirstAccess(account: Account, caller: Caller): Promise<Outcome<boolean>> {
  const body = await sendAs(account, '/api/profesionales/checkfirsttime', {}, caller);
  const wire = read(wireFirstAccessSchema, body);
  if (isThere(wire.error)) return refusal(body);
  if (wire.success === null) throw new ApiError('unexpected_shape', 'The first-access check did not say');
  return { kind: 'ok', value: isOn(wire.success) };
}

/** The data of the own account (M168). Throws ApiError. */
export async function readOwnData(account: Account, caller: Caller): Promise<Outcome<Professional>> {
  const body = await sendAs(account, '/api/profesionales/misdatos', {}, caller);
  const wire = read(wireProfessionalSchema, body);
  if (isThere(wire.error)) return refusal(body);
  if (wire.nombre === null && wire.email === null) {
    throw new ApiError('unexpected_shape', "A professional's data came in an unknown shape");
  }
  return { kind: 'ok', value: toProfessional(wire, account) };
}

/** Whom to greet: the user name when the upstream does not say now. Never throws. */
export async function readName(account: Account, caller: Caller): Promise<string> {
  const own = await readOwnData(account, caller).catch(() => null);
  return own?.kind === 'ok' ? own.value.name : account.username;
}

/** Asks for a call back in the name of the account (M172). Throws ApiError. */
export async function askForCallback(
  account: Account,
  professional: Professional,
  { phone, window, reason }: CallbackRequest,
  caller: Caller,
): Promise<Outcome<null>> {
  const wire: Omit<WireCallback, 'email'> = {
    nombre: professional.name,
    especialidad: professional.specialityName,
    telefono: phone,
    horario: window,
    motivo: reason,
  };
  return done(await sendAs(account, '/api/profesionales/solicitarprofesional', wire, caller));
}

/** Changes the password (M173); the answer is the token of the session that follows. Throws ApiError. */
export async function changePassword(
  account: Account,
  change: { oldPassword: string; password: string },
  caller: Caller,
): Promise<Outcome<string>> {
  const passwords = { oldpassword: change.oldPassword, password: change.password };
  const body = await sendAs(account, '/api/profesionales/upgradepassword', passwords, caller);
  const { token, error } = read(wirePasswordChangeSchema, body);
  return !isThere(error) && token?.trim() ? { kind: 'ok', value: token.trim() } : refusal(body);
}

/** Has a link to a new password mailed (M174). Throws ApiError. */
export async function sendPasswordLink(email: string, caller: Caller): Promise<Outcome<null>> {
  return done(await sendApi('/api/profesionales/forgotpassword', { email }, caller));
}

/** Sets a new password with the token of a mailed link: a call of the embedded backend. Throws ApiError. */
export async function resetPassword(
  reset: { token: string; password: string },
  caller: Caller,
): Promise<Outcome<null>> {
  return done(await sendApi('/api/profesionales/resetpassword', reset, caller));
}

/** Registers a professional for review (M166). Throws ApiError, with `violations` when fields were refused. */
export async function register(registration: Registration, caller: Caller): Promise<Outcome<null>> {
  const wire: WireRegistration = {
    nombre: registration.name,
    email: registration.email,
    telefono: registration.phone,
    numcolegiado: registration.collegeNumber,
    especialidad: registration.specialityId,
  };
  return done(await sendApi('/api/profesionals/register', wire, caller));
}

/** Ends the token at the upstream: a call of the embedded backend, others answer 404. Throws ApiError. */
export async function endToken(token: string): Promise<void> {
  await deleteApi('/api/profesionales/sesion', { bearer: token });
}

/** Every call of an account names it; a 401 sent with status 200 is one too. */
async function sendAs({ username, token }: Account, path: string, body: object, caller: Caller): Promise<unknown> {
  const answer = await sendApi(path, { email: username, ...body }, { ...caller, bearer: token });
  if (statusInBody(answer) === 401) throw new ApiError('unauthorized', `POST ${path} answered 401`, { status: 401 });
  return answer;
}

function done(body: unknown): Outcome<null> {
  const { success, error } = read(wireDoneSchema, body);
  if (isThere(error)) return refusal(body);
  if (success === null) throw new ApiError('unexpected_shape', 'A call of the professionals did not say how it went');
  return isOn(success) ? { kind: 'ok', value: null } : refusal(body);
}

const isThere = (error: unknown): boolean => error !== null && error !== false && error !== '' && error !== 0;

const refusal = (body: unknown): Outcome<never> => ({ kind: 'refused', text: textOf(serverMessage(body)) ?? '' });

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

/** The name of a record that came in place of its IRI. */
function nameIn(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('nombre' in record)) return null;
  return typeof record.nombre === 'string' ? textOf(record.nombre) : null;
}

function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ApiError('unexpected_shape', 'A call of the professionals came in an unknown shape');
  return parsed.data;
}
