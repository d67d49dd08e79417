import { leaveScreens, maySend, openedAccount, requestSignIn } from './session/session-end';

/** A call of the desk was rejected or failed ('network'); the screens have a text for each reason. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Error messages of the fields in the language of the account, by API name. */
  messages: Record<string, string> = {};
  /** The parsed body of the response, or null. */
  answer: unknown = null;

  constructor(
    readonly reason: string,
    /** HTTP status; 0 when there was no response. */
    readonly status: number,
    /** Seconds until the next attempt; null if waiting does not help. */
    readonly seconds: number | null = null,
    /** API names of the wrong fields. */
    readonly fields: readonly string[] = [],
    /** The colleague who already has the hour or item, or null. */
    readonly who: string | null = null,
    /** The reason in the language of the account; null when the screens have the text. */
    readonly text: string | null = null,
  ) {
    super(reason);
  }
}

type Refused = { motivo: string; segundos: number | null; campos: string[]; quien: string | null };

type RefusedEdit = {
  violations?: { propertyPath: string; message: string }[];
  motivo?: string;
  'hydra:description'?: string;
};
const CATALOGUE_REASONS: Record<number, string> = {
  401: 'noSession',
  403: 'forbidden',
  404: 'unknownRecord',
  413: 'tooLarge',
};

/** Statuses whose reason the backend sends in the language of the account. */
const HAS_TEXT = [409, 412];

/** After this time without input, requests are marked as automatic and do not extend the session. */
const UNATTENDED_MS = 60_000;

let touchedAt = Date.now();
const touch = () => {
  touchedAt = Date.now();
};
for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, touch, { capture: true, passive: true });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls /gestion/api and returns the response. A call repeated with its `key` is carried out once. Throws a Refusal. */
export async function request<T>(method: Method, path: string, body?: object, key?: string): Promise<T> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const { response, answer } = await call(method, `/gestion/api${path}`, body, headers);
  if (response.ok) return answer as T;
  const { motivo = 'failed', segundos = null, campos = [], quien = null } = (answer ?? {}) as Partial<Refused>;
  throw Object.assign(new Refusal(motivo, response.status, segundos, campos, quien), { answer });
}

/** Calls the writable catalogue (docs/contract.md#writing) and returns the response. Throws a Refusal with its text. */
export async function requestCatalogue<T>(method: Method, path: string, body?: object): Promise<T> {
  return (await requestRecord<T>(method, path, body)).answer;
}

/**
 * Like `requestCatalogue`, with every text in all languages and the entity tag of the record. With a `tag`, the call fails
 * unless the record still has it.
 */
export async function requestRecord<T>(method: Method, path: string, body?: object, tag?: string | null) {
  const headers = { 'x-locale-front': '*', ...(tag && { 'if-match': tag }) };
  const { response, answer } = await call(method, `/gestion/catalogo${path}`, body, headers);
  if (response.ok) return { answer: answer as T, tag: response.headers.get('etag') };
  const { violations = [], motivo = 'failed', ...more } = (answer ?? {}) as RefusedEdit;
  const text = HAS_TEXT.includes(response.status) ? more['hydra:description'] : undefined;
  const why = violations.length > 0 ? [...new Set(violations.map(({ message }) => message))].join(' ') : text;
  const refusal = new Refusal(
    CATALOGUE_REASONS[response.status] ?? motivo,
    response.status,
    null,
    [],
    null,
    why ?? null,
  );
  refusal.messages = Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message]));
  throw refusal;
}

type Headers = Record<string, string>;

/** Calls of the sign-in, which the dialog of an ended session never delays. */
const SIGN_IN = /^\/gestion\/api\/(sesion|contrasena|segundo-factor)$/;

/** Address of the unsent texts of forms (form-draft.ts). */
const UNSENT = '/gestion/api/borradores/';

/** Sends a call. When the session has ended, waits for the same account to sign in again and sends the call again. */
async function call(method: Method, url: string, body: object | undefined, more: Headers) {
  if (SIGN_IN.test(url)) return await send(method, url, body, more);
  while (await maySend()) {
    const answered = await send(method, url, body, more);
    if (answered.response.status !== 401 || openedAccount() === null) return answered;
    const { motivo } = (answered.answer ?? {}) as Partial<Refused>;
    if (motivo === 'otherAccount') await leaveScreens();
    if (!(await requestSignIn())) break;
  }
  throw new Refusal('noSession', 401);
}

async function send(method: Method, url: string, body: object | undefined, more: Headers) {
  const sends = method === 'POST' || method === 'PUT';
  const isUnattended = method === 'GET' && Date.now() - touchedAt > UNATTENDED_MS;
  const opened = openedAccount();
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      ...more,
      ...(isUnattended && { 'x-gestion-sola': '1' }),
      ...(opened !== null && { 'x-gestion-cuenta': String(opened) }),
      ...(sends && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(sends && { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
    keepalive: url.startsWith(UNSENT), // stored while the page is being left
  }).catch(() => null);
  if (!response) throw new Refusal('network', 0);
  const answer: unknown = await response.json().catch(() => null);
  return { response, answer };
}
