import { passToDesk } from '@/lib/upstream/staff-calls';

export const dynamic = 'force-dynamic';

/** The writable catalogue. */
export const GET = passToDesk;
export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
