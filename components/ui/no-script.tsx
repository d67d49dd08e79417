import type { ReactNode } from 'react';
import { NO_SCRIPT_ELEMENT as Element } from '@/lib/domain/page-marks';

/** Content for visitors without script. A page that has it is not complete without script, so its scripts are not deferred. */
export const NoScript = ({ children }: { children: ReactNode }) => <Element>{children}</Element>;
