'use client';

import { APIProvider, InfoWindow, Marker, Map as RoadMap } from '@vis.gl/react-google-maps';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type ConsentedMap, MAP_ZOOM, useMapFailure } from './allowed-map';

type Props = { mapsKey: string; locale: Locale; place: ConsentedMap };

/** Google's map of a clinic with its marker (M57). */
export function GoogleMap({ mapsKey, locale, place: { coordinates, name, address } }: Props) {
  const fail = useMapFailure();
  const [isInfoOpen, setInfoOpen] = useState(true);
  const position = { lat: coordinates.latitude, lng: coordinates.longitude };
  return (
    <APIProvider apiKey={mapsKey} language={locale} region="ES" onError={fail}>
      <RoadMap defaultCenter={position} defaultZoom={MAP_ZOOM} gestureHandling="cooperative" streetViewControl={false}>
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
      </RoadMap>
    </APIProvider>
  );
}
