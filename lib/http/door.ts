import type { z } from 'zod';
import { siteUrl } from '../env';
import { type FieldErrors, refuse } from './answers';
import { countRequest, type RateLimit } from './rate-limit';
import { readJsonBody } from './read-json-body';
import { isSameOrigin } from './same-origin';

type Door<T extends z.ZodType> = { schema: T; maxBytes: number; limit: RateLimit };

/**
 * What every POST of the browser goes through (architecture section 5): our own pages only (403), not too often (429
 * with Retry-After), JSON (415) of a size (413) that can be read (400) and fits the schema (422 with message keys by
 * field). The schema drops the keys it does not know.
 */
export async function enter<T extends z.ZodType>(
  request: Request,
  { schema, maxBytes, limit }: Door<T>,
): Promise<{ value: z.output<T> } | { refusal: Response }> {
  if (!isSameOrigin(request.headers, siteUrl())) return { refusal: refuse('foreign') };
  const retryAfter = countRequest(limit, request.headers);
  if (retryAfter !== null) return { refusal: refuse('too_many', { retryAfter }) };
  const body = await readJsonBody(request, maxBytes);
  if ('error' in body) return { refusal: refuse(body.error) };
  const parsed = schema.safeParse(body.value);
  if (parsed.success) return { value: parsed.data };
  return { refusal: refuse('invalid', { fields: fieldsOf(parsed.error) }) };
}

/** The first message of each field; '' is the body itself. */
function fieldsOf({ issues }: z.ZodError): FieldErrors {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}
