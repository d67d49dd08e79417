import { passToDesk } from '@/lib/upstream/staff-calls';

export const dynamic = 'force-dynamic';

/** The document of the staff's screens (docs/desk.md). */
export const GET = passToDesk;
