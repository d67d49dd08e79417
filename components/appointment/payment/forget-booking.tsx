'use client';

import { useEffect } from 'react';
import { forgetPaid } from '@/lib/browser/wizard-storage';

/** Erases the stored form of a paid booking; null is a booking without number. */
export function ForgetBooking({ numcita }: { numcita: string | null }) {
  useEffect(() => forgetPaid(numcita, Date.now()), [numcita]);
  return null;
}
