import { useEffect, useState } from 'react';

/**
 * What the opened link has after the #, taken out of the address at once and kept in the state of the history entry; null without
 * any, undefined until that is known.
 */
export function useLinkSecret(stateKey: string): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const open = () => {
      const found = location.hash.slice(1);
      if (found) history.replaceState({ ...history.state, [stateKey]: found }, '', location.pathname);
      setSecret(found || history.state?.[stateKey] || null);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [stateKey]);
  return secret;
}
