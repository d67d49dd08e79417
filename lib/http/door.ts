import type { z } from 'zod';
import { siteUrl } from '../env';
import { type FieldErrors, refuse } from './answers';
import { countRequest, type RateLimit } from './rate-limit';
import { readJsonBody } from './read-json-body';
import { isSameOrigin } from './same-origin';

type Question<T extends z.ZodType> = { schema: T; limit: RateLimit };
type Door<T extends z.ZodType> = Question<T> & { maxBytes: number };
type Entered<T extends z.ZodType> = { value: z.output<T> } | { refusal: Response };

/**
 * What every POST of the browser goes through (architecture section 5): our own pages only (403), not too often (429
 * with Retry-After), JSON (415) of a size (413) that can be read (400) and fits the schema (422 with message keys by
 * field). The schema drops the keys it does not know.
 */
export async function enter<T extends z.ZodType>(
  request: Request,
  { schema, maxBytes, limit }: Door<T>,
): Promise<Entered<T>> {
  const refusal = refusalOf(request, limit);
  if (refusal) return { refusal };
  const body = await readJsonBody(request, maxBytes);
  if ('error' in body) return { refusal: refuse(body.error) };
  return read(schema, body.value);
}

/** What every GET of the browser goes through: our own pages only, not too often, parameters that fit the schema. */
export function enterQuery<T extends z.ZodType>(request: Request, { schema, limit }: Question<T>): Entered<T> {
  const refusal = refusalOf(request, limit);
  return refusal ? { refusal } : read(schema, Object.fromEntries(new URL(request.url).searchParams));
}

function refusalOf(request: Request, limit: RateLimit): Response | null {
  if (!isSameOrigin(request.headers, siteUrl())) return refuse('foreign');
  const retryAfter = countRequest(limit, request.headers);
  return retryAfter === null ? null : refuse('too_many', { retryAfter });
}

function read<T extends z.ZodType>(schema: T, sent: unknown): Entered<T> {
  const parsed = schema.safeParse(sent);
  return parsed.success ? { value: parsed.data } : { refusal: refuse('invalid', { fields: fieldsOf(parsed.error) }) };
}

/** The first message of each field; '' is the body itself. */
function fieldsOf({ issues }: z.ZodError): FieldErrors {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}
