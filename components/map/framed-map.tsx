'use client';

import { APIProvider, InfoWindow, Marker, Map as StreetMap } from '@vis.gl/react-google-maps';
import { type ReactNode, useEffect, useState } from 'react';
import type { Coordinates } from '@/lib/domain/clinic';
import { readChoice } from '@/lib/domain/cookies/choice';
import type { Locale } from '@/lib/i18n/locales';
import './framed-map.css';

type Props = {
  mapsKey: string;
  locale: Locale;
  coordinates: Coordinates;
  name: string;
  address: string | null;
  /** Letters of the configured services, by which a kept choice is read. */
  services: string;
  /** What is there without consent, without script and when the map cannot be had. */
  children: ReactNode;
};

const ZOOM = 13;

/** Google's map of a place with its marker (M57). Opened by its address without consent, it asks Google for nothing. */
export function FramedMap({ mapsKey, locale, coordinates, name, address, services, children }: Props) {
  const [isAllowed, setAllowed] = useState(false);
  const [isInfoOpen, setInfoOpen] = useState(true);
  useEffect(() => {
    setAllowed(readChoice(document.cookie, services)?.purposes.includes('external') ?? false);
  }, [services]);

  if (!isAllowed) return <main className="map-page">{children}</main>;
  const position = { lat: coordinates.latitude, lng: coordinates.longitude };
  return (
    <main className="map-page">
      <APIProvider apiKey={mapsKey} language={locale} region="ES" onError={() => setAllowed(false)}>
        <StreetMap defaultCenter={position} defaultZoom={ZOOM} gestureHandling="cooperative" streetViewControl={false}>
          <Marker position={position} title={name} onClick={() => setInfoOpen(true)} />
          {isInfoOpen && (
            <InfoWindow
              position={position}
              headerContent={<strong>{name}</strong>}
              pixelOffset={[0, -36]}
              onClose={() => setInfoOpen(false)}
            >
              {address}
            </InfoWindow>
          )}
        </StreetMap>
      </APIProvider>
    </main>
  );
}
