import type { ReactNode } from 'react';
import { COMPLETE_ATTRIBUTE, NO_SCRIPT_ELEMENT as Element, mark } from '@/lib/domain/page-marks';

type Props = {
  /** True when the page is complete without script. */
  isComplete?: boolean;
  children: ReactNode;
};

/** Content for visitors without script. A page that is not complete without script has its scripts not deferred. */
export const NoScript = ({ isComplete, children }: Props) => (
  <Element {...mark(COMPLETE_ATTRIBUTE, isComplete ? '' : undefined)}>{children}</Element>
);
