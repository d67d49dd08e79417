import { streamFromDesk } from '@/lib/upstream/staff-calls';

export const dynamic = 'force-dynamic';

/** News for the desk, as server-sent events. */
export const GET = streamFromDesk;
