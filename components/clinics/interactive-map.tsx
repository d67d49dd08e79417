'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCookieContent } from '@/components/shared/cookie-texts';
import { loadEarly } from '@/lib/browser/load-early';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  slug: string;
  texts: { open: string; title: string };
  /** The drawn map, shown until the interactive one is requested. */
  children: ReactNode;
};

const PLACE_CLASS = 'map-place';

/** Code and texts of what replaces the drawing, asked for together. */
const loadBoth = (locale: Locale) => Promise.all([import('./consented-map'), loadCookieContent(locale)]);
loadEarly(`.${PLACE_CLASS} button`, loadBoth);

/** The drawn map with a button that replaces it by the interactive one, after consent (M57). */
export function InteractiveMap({ locale, slug, texts, children }: Props) {
  const [map, setMap] = useState<ReactNode>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refuse = () => {
    flushSync(() => setMap(null)); // the button is hidden until then
    button.current?.focus();
  };
  const open = async () => {
    const [{ loadConsentedMap }] = await loadBoth(locale);
    setMap(await loadConsentedMap({ locale, slug, title: texts.title, drawing: children, onRefuse: refuse }));
  };
  return (
    <div className={PLACE_CLASS}>
      {map ?? children}
      <p hidden={map !== null}>
        <button ref={button} type="button" className="btn btn-line" onClick={() => open().catch(() => undefined)}>
          {texts.open}
        </button>
      </p>
    </div>
  );
}
