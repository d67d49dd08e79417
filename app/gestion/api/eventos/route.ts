import { streamFromDesk } from '@/lib/upstream/staff-calls';

export const dynamic = 'force-dynamic';

/** What is new at the desk, as server-sent events. */
export const GET = streamFromDesk;
