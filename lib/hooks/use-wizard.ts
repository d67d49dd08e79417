import { useEffect, useState } from 'react';
import { readWizard, type Wizard } from '../browser/wizard-storage';

/**
 * The wizard of this tab: undefined until hydration, null without one. Read again when the page returns from the
 * back/forward cache, because it may have been sent meanwhile.
 */
export function useWizard(): Wizard | null | undefined {
  const [wizard, setWizard] = useState<Wizard | null>();
  useEffect(() => {
    const read = () => setWizard(readWizard(Date.now()));
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    addEventListener('pageshow', readAgain);
    return () => removeEventListener('pageshow', readAgain);
  }, []);
  return wizard;
}
