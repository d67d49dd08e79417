'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import type { Place } from '@/components/clinics/place';
import { PlaceList } from '@/components/clinics/place-list';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { Coordinates } from '@/lib/domain/clinic';
import { byDistance } from '@/lib/domain/distance';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  places: (Place & { coordinates: Coordinates | null })[];
  texts: Record<'open' | 'title' | 'close' | 'ask' | 'privacy' | 'asking' | 'found' | 'refused' | 'failed', string>;
};

type Search = 'asking' | 'found' | 'refused' | 'failed';

const WAIT_MS = 15_000;
const FRESH_MS = 60_000;

const nothing = () => () => {};
const hasGeolocation = () => 'geolocation' in navigator && isSecureContext;

/**
 * The own clinics by distance. The browser is asked for the position on the click and never before; the position is
 * kept no longer than it takes to sort, and never leaves the browser.
 */
export function NearbyClinics({ locale, places, texts }: Props) {
  const isOffered = useSyncExternalStore(nothing, hasGeolocation, () => false);
  const [search, setSearch] = useState<Search>('asking');
  const [sorted, setSorted] = useState<Place[]>([]);
  const attempt = useRef(0);

  function ask() {
    const mine = ++attempt.current;
    const end = (result: Search, found: Place[] = []) => {
      if (mine !== attempt.current) return;
      setSearch(result);
      setSorted(found);
    };
    end('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end('found', sortedFrom(coords, places, locale)),
      ({ code }) => end(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  }

  return (
    <div className="nearby">
      {isOffered && (
        <button type="button" className="btn btn-line" command="show-modal" commandfor="clinicas-cerca" onClick={ask}>
          <Icon name="map-pin" /> {texts.open}
        </button>
      )}
      <Dialog id="clinicas-cerca" title={texts.title} closeLabel={texts.close}>
        <p role="status">{texts[search]}</p>
        {sorted.length > 0 && <PlaceList places={sorted} action={texts.ask} />}
        <p className="muted mt-4 text-sm">{texts.privacy}</p>
      </Dialog>
    </div>
  );
}

function sortedFrom(position: Coordinates, places: Props['places'], locale: Locale): Place[] {
  const inKilometres = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return byDistance(places, position).map(({ place, km }) => ({
    ...place,
    distance: km === null ? null : inKilometres.format(km),
  }));
}
