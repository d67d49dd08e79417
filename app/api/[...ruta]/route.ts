import { refuse } from '@/lib/http/answers';

/** Handles paths below /api/ without a route handler. The proxy sends the same response itself (server/proxy.ts). */
export const GET = (): Response => refuse('not_found');

export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
