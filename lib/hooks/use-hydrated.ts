import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the document as it was sent, true once the script has taken charge of it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
