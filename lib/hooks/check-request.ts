import { contactSchema } from '../domain/contact-schema';
import { productRequestSchema } from '../domain/product-request-schema';
import { requestProblems } from '../domain/request-fields';
import type { RequestProblem } from '../domain/request-problems';

const SCHEMAS = { product: productRequestSchema, contact: contactSchema };
export type RequestKind = keyof typeof SCHEMAS;

/**
 * What is wrong with a request by field; empty when nothing is (M155, M158). A module of its own, because it is loaded
 * when the first field is left: the rules bring zod, and reading the page should not wait for it.
 */
export function checkRequest(kind: RequestKind, draft: unknown): Record<string, RequestProblem> {
  const checked = SCHEMAS[kind].safeParse(draft);
  return checked.success ? {} : requestProblems(checked.error);
}
