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
 * The region of the address (`?region=valencia`) and its setter; '' is all regions, null is the server and the first
 * render, where the address is not known: one cached page serves every region.
 */
export function useRegion(): [region: string | null, choose: (href: string) => void] {
  const region = useSyncExternalStore(subscribe, fromAddress, onServer);
  const choose = useCallback((href: string) => {
    history.pushState(null, '', href);
    dispatchEvent(new Event(CHANGED));
  }, []);
  return [region, choose];
}
