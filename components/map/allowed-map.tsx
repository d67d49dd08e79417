'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readChoice } from '@/lib/domain/cookies/choice';
import type { Coordinates } from '@/lib/domain/described-fields';
import { AT_ONCE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import './framed-map.css';

export type ConsentedMap = { coordinates: Coordinates; name: string; address: string | null };

/** The zoom of the specification for a clinic (M57). */
export const MAP_ZOOM = 13;

const Failure = createContext<() => void>(() => undefined);

/** Called when the map cannot be loaded. */
export const useMapFailure = (): (() => void) => useContext(Failure);

type Props = {
  /** Letters of the configured services, by which a stored choice is read. */
  services: string;
  /** Shown without consent, without JavaScript and when the map cannot be loaded. */
  fallback: ReactNode;
  children: ReactNode;
};

/** A map after consent to third-party content. Opened by its address without consent, it contacts no third party. */
export function AllowedMap({ services, fallback, children }: Props) {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    setAllowed(readChoice(document.cookie, services)?.purposes.includes('external') ?? false);
  }, [services]);
  const fail = useMemo(() => () => setAllowed(false), []);
  return (
    <main className="map-page" {...mark(AT_ONCE_ATTRIBUTE, '')}>
      {isAllowed ? <Failure.Provider value={fail}>{children}</Failure.Provider> : fallback}
    </main>
  );
}
