import 'server-only';
import { env } from '@/lib/env';

/** Whether a booking for somebody else can be asked for: the embedded backend takes it, of another upstream the operator says so. */
export const takesGuardians = (): boolean => {
  const { API_URL, BOOKING_FOR_OTHERS } = env();
  return (BOOKING_FOR_OTHERS ?? (API_URL ? 'off' : 'on')) === 'on';
};
