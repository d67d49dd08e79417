import type { RefObject } from 'react';
import { HYDRATED_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from '@/lib/domain/page-marks';

/** How long a pressed link waits for its dialog before it is followed. */
export const FOLLOW_AFTER_MS = 4_000;

const markHydrated = (control: Element | null): void => control?.setAttribute(HYDRATED_ATTRIBUTE, '');

/**
 * Props of a control whose events React handles; `own` is the component's ref to it. Until the control has the mark,
 * the bootstrap script stores presses and choices. A ref sets it, in the commit that hydrates the control: an effect
 * would run later, and a press in between would be handled twice.
 */
export const scripted = <E extends Element>(kind = '', own?: RefObject<E | null>) => ({
  [SCRIPTED_ATTRIBUTE]: kind,
  suppressHydrationWarning: true, // the bootstrap script has set attributes: aria-busy, aria-haspopup, hidden
  ref: own
    ? (control: E | null) => {
        own.current = control;
        markHydrated(control);
      }
    : markHydrated,
});
