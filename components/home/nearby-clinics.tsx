'use client';

import { type ComponentProps, type ComponentType, useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { loadOnce } from '@/lib/hooks/load-once';
import type { Locale } from '@/lib/i18n/locales';
import type { NearbyPlaces, PlaceSomewhere } from './nearby-places';

type Props = {
  locale: Locale;
  /** Null: they are fetched when they are asked for. */
  places: PlaceSomewhere[] | null;
  texts: Record<'open' | 'title' | 'close' | 'ask' | 'privacy' | 'asking' | 'found' | 'refused' | 'failed', string>;
};

/** Each opening asks for the position anew. */
type Asked = {
  times: number;
  Places: ComponentType<ComponentProps<typeof NearbyPlaces>> | null;
  among: PlaceSomewhere[];
};

const nothing = () => () => {};
const hasGeolocation = () => 'geolocation' in navigator && isSecureContext;

/**
 * The own clinics by distance. The browser is asked for the position on the click and never before; what sorts them is
 * loaded then.
 */
export function NearbyClinics({ locale, places, texts }: Props) {
  const isOffered = useSyncExternalStore(nothing, hasGeolocation, () => false);
  const [{ times, Places, among }, setAsked] = useState<Asked>({ times: 0, Places: null, among: [] });
  const [hasFailed, setFailed] = useState(false);

  const ask = async () => {
    try {
      const [{ NearbyPlaces: Loaded }, known] = await Promise.all([
        import('./nearby-places'),
        places ?? loadOnce<PlaceSomewhere[]>(`/api/clinicas?locale=${locale}`),
      ]);
      setFailed(false);
      setAsked((asked) => ({ times: asked.times + 1, Places: Loaded, among: known }));
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className="nearby">
      {isOffered && (
        <button type="button" className="btn btn-line" command="show-modal" commandfor="clinicas-cerca" onClick={ask}>
          <Icon name="map-pin" /> {texts.open}
        </button>
      )}
      <Dialog id="clinicas-cerca" title={texts.title} closeLabel={texts.close}>
        {Places ? (
          <Places key={times} {...{ locale, texts }} places={among} />
        ) : (
          <p role="status">{hasFailed ? texts.failed : texts.asking}</p>
        )}
        <p className="muted mt-4 text-sm">{texts.privacy}</p>
      </Dialog>
    </div>
  );
}
