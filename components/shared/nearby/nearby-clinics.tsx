'use client';

import { type ComponentProps, type ComponentType, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { loadOnce } from '@/lib/browser/load-once';
import { scripted } from '@/lib/browser/scripted';
import { useHasGeolocation } from '@/lib/hooks/use-position';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import type { ClinicsByDistance, LocatedClinic } from './clinics-by-distance';

type Props = {
  locale: Locale;
  /** Null: fetched on request. */
  places: LocatedClinic[] | null;
  texts: Texts<'NearbyClinics'>;
};

/** `times` counts the clicks: each one asks for the position again. */
type Asked = {
  times: number;
  Places: ComponentType<ComponentProps<typeof ClinicsByDistance>> | null;
  among: LocatedClinic[];
};

/**
 * The own clinics by distance. The browser is asked for the position on the click and never before; the sorting code is
 * loaded then.
 */
export function NearbyClinics({ locale, places, texts }: Props) {
  const isOffered = useHasGeolocation();
  const [{ times, Places, among }, setAsked] = useState<Asked>({ times: 0, Places: null, among: [] });
  const [hasFailed, setFailed] = useState(false);

  const ask = async () => {
    try {
      const [{ ClinicsByDistance: Loaded }, known] = await Promise.all([
        import('./clinics-by-distance'),
        places ?? loadOnce<LocatedClinic[]>(`/api/clinicas?locale=${locale}`),
      ]);
      setFailed(false);
      setAsked((asked) => ({ times: asked.times + 1, Places: Loaded, among: known }));
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className="nearby">
      <button
        type="button"
        className="btn btn-line"
        command="show-modal"
        commandfor="clinicas-cerca"
        {...scripted('position')}
        hidden={!isOffered}
        onClick={ask}
      >
        <Icon name="map-pin" /> {texts.open}
      </button>
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
