'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCookieContent } from '@/components/shared/cookie-texts';
import { loadEarly } from '@/lib/browser/load-once';
import { scripted } from '@/lib/browser/scripted';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  slug: string;
  texts: { open: string; title: string };
  /** The drawn map, shown until the interactive one is requested. */
  children: ReactNode;
};

const PLACE_CLASS = 'map-place';

/** Loads code and texts of the interactive map in parallel. */
const loadBoth = (locale: Locale) => Promise.all([import('./consented-map'), loadCookieContent(locale)]);
loadEarly(`.${PLACE_CLASS} button`, loadBoth);

/** The drawn map with a button that replaces it by the interactive one, after consent (M57). */
export function InteractiveMap({ locale, slug, texts, children }: Props) {
  const [map, setMap] = useState<ReactNode>(null);
  const open = async (button: HTMLElement) => {
    const onRefuse = () => {
      flushSync(() => setMap(null)); // the button is hidden until then
      button.focus();
    };
    const [{ loadConsentedMap }] = await loadBoth(locale);
    setMap(await loadConsentedMap({ locale, slug, title: texts.title, drawing: children, onRefuse }));
  };
  return (
    <div className={PLACE_CLASS}>
      {map ?? children}
      <p hidden={map !== null}>
        <button
          type="button"
          className="btn btn-line"
          {...scripted()}
          onClick={({ currentTarget }) => open(currentTarget).catch(() => undefined)}
        >
          {texts.open}
        </button>
      </p>
    </div>
  );
}
