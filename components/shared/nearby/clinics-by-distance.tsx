import { useEffect, useState } from 'react';
import type { Coordinates } from '@/lib/domain/described-fields';
import { byDistance } from '@/lib/domain/distance';
import type { Locale } from '@/lib/i18n/locales';
import type { ClinicAddress } from '../clinic-address';
import { ClinicAddressList } from '../clinic-address-list';

export type LocatedClinic = ClinicAddress & { coordinates: Coordinates | null };

type Search = 'asking' | 'found' | 'refused' | 'failed';

type Props = {
  locale: Locale;
  places: LocatedClinic[];
  texts: Record<Search | 'ask', string>;
};

const WAIT_MS = 15_000;
const FRESH_MS = 60_000;
/** Clinics listed at most. */
const MAX_SHOWN = 24;

/**
 * Asks the browser for the position, and lists the clinics by distance or says why that is impossible. The position
 * never leaves the browser.
 */
export function ClinicsByDistance({ locale, places, texts }: Props) {
  const [search, setSearch] = useState<Search>('asking');
  const [sorted, setSorted] = useState<ClinicAddress[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    let isOver = false;
    const end = (result: Search, found: ClinicAddress[] = []) => {
      if (isOver) return;
      setSearch(result);
      setSorted(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end('found', sortedFrom(coords, places, locale)),
      ({ code }) => end(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
    return () => {
      isOver = true;
    };
  }, []);

  return (
    <>
      <p role="status">{texts[search]}</p>
      {sorted.length > 0 && <ClinicAddressList places={sorted} action={texts.ask} />}
    </>
  );
}

function sortedFrom(position: Coordinates, places: LocatedClinic[], locale: Locale): ClinicAddress[] {
  const inKilometres = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return byDistance(places, position)
    .slice(0, MAX_SHOWN)
    .map(({ place, km }) => ({
      ...place,
      distance: km === null ? null : inKilometres.format(km),
    }));
}
