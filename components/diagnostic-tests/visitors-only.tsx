'use client';

import type { ReactNode } from 'react';
import { useProfessional } from '@/lib/hooks/use-professional';

/** Shown to visitors only: hidden from a logged-in professional (M65). */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return useProfessional() ? null : children;
}
