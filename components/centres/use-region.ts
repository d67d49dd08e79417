import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'region-changed';

const subscribe = (changed: () => void) => {
  addEventListener('popstate', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(CHANGED, changed);
  };
};
const fromAddress = () => new URLSearchParams(location.search).get('region') ?? '';
const onServer = () => null;

/**
 * The region the address asks for (`?region=valencia`) and the way to change it; '' is all of them, null the server
 * and the first drawing, where nothing is known of the address. The page itself is the same for every region.
 */
export function useRegion(): [region: string | null, choose: (href: string) => void] {
  const region = useSyncExternalStore(subscribe, fromAddress, onServer);
  const choose = useCallback((href: string) => {
    history.pushState(null, '', href);
    dispatchEvent(new Event(CHANGED));
  }, []);
  return [region, choose];
}
