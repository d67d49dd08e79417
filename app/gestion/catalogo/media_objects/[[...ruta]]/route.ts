import { passToDesk } from '@/lib/upstream/staff-calls';

export const dynamic = 'force-dynamic';

/** The pictures of the writable catalogue. Their bodies may be larger than those elsewhere. */
export const GET = passToDesk;
export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
