'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { loadCookieContent } from '@/components/shared/cookie-texts';
import { loadEarly } from '@/lib/browser/load-once';
import { scripted } from '@/lib/browser/scripted';
import { hasMoreThanMaps } from '@/lib/domain/cookies/maps';
import { COOKIE_BUTTON_CLASS, mark, SERVICES_ATTRIBUTE } from '@/lib/domain/page-marks';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** Letters of the services this page may load, or undefined. The proxy reads them here too. */
  services?: string;
  label: string;
};

/** Loads code and texts of the layers in parallel. */
const loadBoth = (locale: Locale) => Promise.all([import('./cookie-layers'), loadCookieContent(locale)]);
loadEarly(`.${COOKIE_BUTTON_CLASS}`, loadBoth);

/**
 * Opens the cookie settings at any time, and asks on arrival when a configured service needs consent. Layers and texts
 * are loaded only then. The proxy builds its content policy from this tag (lib/http/third-party-sources.ts).
 */
export function CookieButton({ locale, services, label }: Props) {
  const [layers, setLayers] = useState<ReactNode>(null);

  const load = async (opener: HTMLElement | null) => {
    const [{ loadLayers }] = opener ? await loadBoth(locale) : [await import('./cookie-layers')];
    const loaded = await loadLayers(locale, services ?? '', opener);
    setLayers((shown) => (opener ? loaded : (shown ?? loaded))); // a click may come before the initial question
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document: language and services are fixed
  useEffect(() => {
    if (hasMoreThanMaps(services ?? '')) load(null).catch(() => undefined);
  }, []);

  return (
    <>
      <button
        type="button"
        className={COOKIE_BUTTON_CLASS}
        {...mark(SERVICES_ATTRIBUTE, services)}
        {...scripted()}
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
