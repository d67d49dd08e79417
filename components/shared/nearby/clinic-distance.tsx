'use client';

import { distanceKm } from '@clinic/contract/coordinates';
import { Icon } from '@/components/ui/icon';
import { scripted } from '@/lib/browser/scripted';
import type { Coordinates } from '@/lib/domain/described-fields';
import { writtenDistance } from '@/lib/domain/distance';
import { askPosition, useHasGeolocation, usePosition } from '@/lib/hooks/use-position';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

/** The button that asks for the position, so that every `ClinicDistance` of the page is filled. */
export function AskDistances({ texts }: { texts: Texts<'Distances'> }) {
  const [isOffered, position] = [useHasGeolocation(), usePosition()];
  const state = typeof position === 'string' ? position : 'found';
  return (
    <div className="no-print mb-4 grid justify-items-start gap-2">
      <button
        type="button"
        className="btn btn-line"
        {...scripted('position')}
        hidden={!isOffered}
        onClick={askPosition}
      >
        <Icon name="map-pin" /> {texts.ask}
      </button>
      <p role="status" className="text-sm text-ink-2">
        {state !== 'unasked' && texts[state]}
      </p>
    </div>
  );
}

type Props = { locale: Locale; coordinates: Coordinates };

/** How far a clinic is in a straight line. Nothing before the visitor asked, or where the position is unknown. */
export function ClinicDistance({ locale, coordinates }: Props) {
  const position = usePosition();
  if (typeof position === 'string') return null;
  return (
    <p className="no-print">
      <span className="pill">{writtenDistance(locale, distanceKm(position, coordinates))}</span>
    </p>
  );
}
