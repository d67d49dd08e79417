import { useEffect } from 'react';
import type { Coordinates } from '@/lib/domain/described-fields';
import { byDistance, writtenDistance } from '@/lib/domain/distance';
import { askPosition, usePosition } from '@/lib/hooks/use-position';
import type { Locale } from '@/lib/i18n/locales';
import type { ClinicAddress } from '../clinic-address';
import { ClinicAddressList } from '../clinic-address-list';

export type LocatedClinic = ClinicAddress & { coordinates: Coordinates | null };

type Props = {
  locale: Locale;
  places: LocatedClinic[];
  texts: Record<'asking' | 'found' | 'refused' | 'failed' | 'ask', string>;
};

/** Clinics listed at most. */
const MAX_SHOWN = 24;

/** Asks the browser for the position, and lists the clinics by distance or says why that is impossible. */
export function ClinicsByDistance({ locale, places, texts }: Props) {
  const position = usePosition();
  useEffect(askPosition, []);
  const isKnown = typeof position !== 'string';
  const state = isKnown ? 'found' : position === 'unasked' ? 'asking' : position;
  return (
    <>
      <p role="status">{texts[state]}</p>
      {isKnown && <ClinicAddressList places={sortedFrom(position, places, locale)} action={texts.ask} />}
    </>
  );
}

const sortedFrom = (position: Coordinates, places: LocatedClinic[], locale: Locale): ClinicAddress[] =>
  byDistance(places, position)
    .slice(0, MAX_SHOWN)
    .map(({ place, km }) => ({ ...place, distance: km === null ? null : writtenDistance(locale, km) }));
