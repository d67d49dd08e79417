import { refuse } from '@/lib/http/answers';

/** Every path below /api/ that has no route handler. The proxy gives the same answer itself (server/proxy.ts). */
export const GET = (): Response => refuse('not_found');

export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
