import { passToDesk } from '@/lib/upstream/staff-calls';

export const dynamic = 'force-dynamic';

/** The files of the staff's screens and their calls. */
export const GET = passToDesk;
export const POST = GET;
export const PUT = GET;
export const DELETE = GET;
