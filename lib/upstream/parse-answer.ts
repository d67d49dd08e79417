import type { z } from 'zod';
import { ApiError } from './errors';

/** An answer by its schema. Throws 'unexpected_shape' with the name of the call, never with what was answered. */
export function parseAnswer<T extends z.ZodType>(call: string, schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unknownShape(call);
  return parsed.data;
}

/** For an answer that fits its schema and still does not say what it should. */
export const unknownShape = (call: string): ApiError =>
  new ApiError('unexpected_shape', `${call} was answered in an unknown shape`);
