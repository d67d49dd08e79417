import 'server-only';
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { clearInvalidSession } from '@/lib/session/professional-endpoint';
import { readSession, type Session } from '@/lib/session/session';
import {
  answer,
  type FailedCall,
  type FieldErrors,
  type FormFields,
  type RefusalCode,
  refuse,
  refuseFailure,
} from './answers';
import { type Caller, callerOf, type KeyedCaller } from './caller';
import { readJsonBody, refusalOf } from './check-request';
import type { RateLimit } from './rate-limit';

type Handler = (request: Request) => Promise<Response>;

type Context<T extends z.ZodType, S extends boolean, K extends boolean> = {
  headers: Headers;
  /** Aborted when the visitor cancels the request: for reads that may be cancelled. */
  signal: AbortSignal;
  /** Body or query parsed by the schema; unknown keys are dropped. */
  value: z.output<T>;
  /** The language of the page, an optional part of every request. */
  locale: Locale;
  caller: K extends true ? KeyedCaller : Caller;
  session: S extends true ? Session : null;
};

type Query<T extends z.ZodType, S extends boolean, K extends boolean> = {
  /** Its name also identifies the endpoint in the log. */
  limit: RateLimit;
  /** Error messages are keys. */
  schema: T;
  /** Builds the response for an ApiError thrown by `run`. */
  onFailure?: (failure: FailedCall) => Promise<Response>;
  run: (context: Context<T, S, K>) => Promise<Response>;
};

type Mutation<T extends z.ZodType, S extends boolean, K extends boolean> = Query<T, S, K> & {
  /** True: 401 for a visitor who is not logged in. */
  session?: S;
  /** If true, a request without an Idempotency-Key that is a UUID gets 400. */
  idempotent?: K;
  /** 64 kB by default. */
  maxBytes?: number;
  /** Field names for a 422 of the upstream, and message keys that are more specific than 'invalid'. */
  fields?: FormFields;
  reasons?: FieldErrors;
};

type Sent = { value: unknown } | { error: RefusalCode };

const FORM_BYTES = 65_536;

/**
 * The handler of a POST of our pages, with the checks of docs/contract.md#site-rules in their order: origin, limit,
 * type, size, JSON, schema, then the key of the attempt and the session where they are asked for.
 */
export function defineMutation<T extends z.ZodType, S extends boolean = false, K extends boolean = false>(
  mutation: Mutation<T, S, K>,
): Handler {
  return handlerOf(mutation, (request) => readJsonBody(request, mutation.maxBytes ?? FORM_BYTES));
}

/** The handler of a GET of our pages: origin, limit, and the schema for the parameters. */
export function defineQuery<T extends z.ZodType>(query: Query<T, false, false>): Handler {
  return handlerOf(query, async (request) => ({ value: parametersOf(request) }));
}

type Content = { name: string; maxAgeSeconds: number; load: (locale: Locale) => Promise<unknown> };

/** The handler of a GET of texts and lists, equal for all visitors: any cache may store it for `maxAgeSeconds`. */
export function defineContent({ name, maxAgeSeconds, load }: Content): Handler {
  return async (request) => {
    const locale = localeIn(parametersOf(request));
    try {
      return answer(200, await load(locale), { 'Cache-Control': `public, max-age=${maxAgeSeconds}` });
    } catch (error) {
      return refuseFailure({ endpoint: name, error, locale });
    }
  };
}

function handlerOf<T extends z.ZodType, S extends boolean, K extends boolean>(
  endpoint: Mutation<T, S, K>,
  read: (request: Request) => Promise<Sent>,
): Handler {
  const { limit, schema, fields, reasons, onFailure = refuseFailure, run } = endpoint;
  return async (request) => {
    const { headers, signal } = request;
    const refusal = await refusalOf(request, limit);
    if (refusal) return refusal;
    const sent = await read(request);
    if ('error' in sent) return refuse(sent.error);
    const parsed = schema.safeParse(sent.value);
    if (!parsed.success) return refuse('invalid', { fields: problemsOf(parsed.error) });
    const locale = localeIn(sent.value);
    const caller = callerOf(headers, locale);
    if (endpoint.idempotent && !caller.idempotencyKey) return refuse('malformed');
    const session = endpoint.session ? await readSession(headers) : null;
    if (endpoint.session && !session) return clearInvalidSession(refuse('unauthorized'), headers);
    try {
      return await run({ headers, signal, value: parsed.data, locale, caller, session } as Context<T, S, K>);
    } catch (error) {
      return await onFailure({ endpoint: limit.name, error, locale, session, fields, reasons });
    }
  };
}

const parametersOf = ({ url }: Request): Record<string, string> => Object.fromEntries(new URL(url).searchParams);

const pageLanguage = z.object({ locale: z.enum(LOCALES).catch(DEFAULT_LOCALE) }).catch({ locale: DEFAULT_LOCALE });

const localeIn = (sent: unknown): Locale => pageLanguage.parse(sent).locale;

/** The first message of each field; '' is the body itself. */
function problemsOf({ issues }: z.ZodError): FieldErrors {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}
