'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** Letters of the services this page may load; none where it may load nothing. The front reads them here too. */
  services?: string;
  label: string;
};

/**
 * Opens the settings of cookies at any time, and asks on arrival when something is configured that needs it. The layers
 * are loaded then, and their words when there is something to say. The policy of the front is made from this very tag (server/third-parties.ts).
 */
export function CookieButton({ locale, services, label }: Props) {
  const [layers, setLayers] = useState<ReactNode>(null);

  const load = async (opener: HTMLElement | null) => {
    const { loadLayers } = await import('./cookie-layers');
    const loaded = await loadLayers(locale, services ?? '', opener);
    setLayers((shown) => (opener ? loaded : (shown ?? loaded))); // a press may come before the question of the arrival
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a document, whose language and services stay
  useEffect(() => {
    if (services) load(null).catch(() => undefined);
  }, []);

  return (
    <>
      <button
        type="button"
        className="cookie-button"
        data-services={services}
        onClick={({ currentTarget }) =>
          load(currentTarget).catch(() => location.assign(localePath(locale, '/politica-cookies')))
        }
      >
        {label}
      </button>
      {layers}
    </>
  );
}
