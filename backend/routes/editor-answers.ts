import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Context } from 'hono';
import type { ContentLocale } from '#catalogue/locale';
import { InvalidPageError } from '#catalogue/select';
import { editableOf } from '#editing/editable';
import { EDITOR_API, iriOf } from '#editing/editor-record';
import {
  InvalidRecord,
  RecordChanged,
  RecordInUse,
  type RecordUse,
  RevisionExpired,
  UnknownRecord,
  UnreadableRecord,
  violationText,
} from '#editing/violations';
import { translatorFor } from '#messages';
import { type DocsFormat, MIME, negotiate } from './negotiate';
import { docsLinks } from './respond';

const TITLE = 'An error occurred';

/** Headers of all responses of the editor's API: not stored, not indexed, with links to its documentation. */
export const EDITOR_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'deny',
  'x-robots-tag': 'noindex, nofollow',
  link: docsLinks(EDITOR_API),
};

/** Responds with JSON-LD, or with plain JSON if only that is accepted. */
export function answerEditor(c: Context, status: number, body: object, headers: Record<string, string> = {}): Response {
  const isPlain = negotiate(c.req.header('accept')) === 'json';
  return answerIn(isPlain ? 'json' : 'jsonld', status, isPlain ? plain(body) : body, headers);
}

/** Responds with a body in one format, unchanged. */
export const answerIn = (
  format: DocsFormat,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...EDITOR_HEADERS, 'content-type': `${MIME[format]}; charset=utf-8`, ...headers },
  });

/** Converts to plain JSON like the public API: a list becomes its records, a record loses its JSON-LD keys. */
function plain(body: object): object {
  if ('hydra:member' in body) return (body['hydra:member'] as object[]).map(plain);
  return Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith('@')));
}

/** An error in the format of API Platform 2.7; `more` is for clients with their own texts. */
export const refuseEditor = (
  c: Context,
  status: number,
  description: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response =>
  answerEditor(
    c,
    status,
    {
      '@context': `${EDITOR_API}/contexts/Error`,
      '@type': 'hydra:Error',
      'hydra:title': TITLE,
      'hydra:description': description,
      ...more,
    },
    headers,
  );

/** Returns the response for a refused write, in the language of the account, or null for other errors. */
export function refusalOf(c: Context, error: unknown, locale: ContentLocale): Response | null {
  const t = translatorFor(locale, 'editing');
  if (error instanceof UnknownRecord) return refuseEditor(c, 404, 'Not Found');
  if (error instanceof UnreadableRecord || error instanceof InvalidPageError)
    return refuseEditor(c, 400, error.message);
  if (error instanceof RecordChanged)
    return refuseEditor(c, 412, t('changed'), { motivo: 'changed' }, { etag: error.tag });
  if (error instanceof RevisionExpired) return refuseEditor(c, 409, t('expired'), { motivo: 'expired' });
  if (error instanceof RecordInUse) {
    const description = t('inUse', { uses: usesText(error.uses, locale) });
    return refuseEditor(c, 409, description, { motivo: 'inUse', usos: error.uses.map(wireUse) });
  }
  if (!(error instanceof InvalidRecord)) return null;
  const violations = error.violations.map((one) => ({
    propertyPath: one.propertyPath,
    message: violationText(one, locale),
    code: one.rule,
  }));
  return answerEditor(c, 422, {
    '@context': `${EDITOR_API}/contexts/ConstraintViolationList`,
    '@type': 'ConstraintViolationList',
    'hydra:title': TITLE,
    'hydra:description': violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n'),
    violations,
  });
}

/** A use under its wire names; `iri` is null for lists outside the catalogue. */
export const wireUse = ({ list, id, title, field, count }: RecordUse) => ({
  ...{ recurso: list, id, nombre: title, campo: field, cuantos: count },
  iri: id === null || !editableOf(list) ? null : iriOf(list, id),
});

const MAX_NAMED = 5;

function usesText(uses: readonly RecordUse[], locale: ContentLocale): string {
  const t = translatorFor(locale, 'editing');
  const names = uses.map(({ list, title, count }) =>
    title === null
      ? `${t(`lists.${list}`)} (${count})`
      : `${CATALOGUE[list].names.one[locale].toLowerCase()} «${title}»`,
  );
  const more = names.length - MAX_NAMED;
  return [...names.slice(0, MAX_NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
