import { useEffect, useState } from 'react';
import { readWizard, type Wizard } from './wizard-storage';

/**
 * The wizard of this tab, read once the page runs in the browser: undefined until then, null without one. A page that
 * comes back from the browser's memory reads it again, for it may have been sent meanwhile.
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
