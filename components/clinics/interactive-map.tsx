'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  slug: string;
  texts: { open: string; title: string };
  /** The drawn map, which stays until the other one is wanted. */
  children: ReactNode;
};

/** The drawn map with a button that puts the interactive one in its place, once the visitor has agreed to it (M57). */
export function InteractiveMap({ locale, slug, texts, children }: Props) {
  const [place, setPlace] = useState<ReactNode>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refuse = () => {
    flushSync(() => setPlace(null)); // the button is hidden until then
    button.current?.focus();
  };
  const open = async () => {
    const { loadMapPlace } = await import('./map-place');
    setPlace(await loadMapPlace({ locale, slug, title: texts.title, drawing: children, onRefuse: refuse }));
  };
  return (
    <div className="map-place">
      {place ?? children}
      <p hidden={place !== null}>
        <button ref={button} type="button" className="btn btn-line" onClick={() => open().catch(() => undefined)}>
          {texts.open}
        </button>
      </p>
    </div>
  );
}
