import 'server-only';
import { env } from '@/lib/env';

/** Whether a booking for somebody else can be asked for: our backend takes it, of another upstream the operator says so. */
export const takesGuardians = (): boolean => env().BOOKING_FOR_OTHERS === 'on';
