'use client';

import type { ReactNode } from 'react';
import { useProfessional } from '@/lib/hooks/use-professional';

/** What only visitors are shown: for a professional who has logged in it is taken away (checklist M65). */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return useProfessional() ? null : children;
}
