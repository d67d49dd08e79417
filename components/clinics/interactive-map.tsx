'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CookieContent, loadCookieContent } from '@/components/cookies/cookie-texts';
import { keepChoice } from '@/components/cookies/keep-choice';
import { readChoice } from '@/lib/domain/cookies/choice';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { MapQuestion } from './map-question';

type Props = {
  locale: Locale;
  slug: string;
  texts: { open: string; title: string };
  /** The drawn map, which stays until the other one is wanted. */
  children: ReactNode;
};

/** The drawn map with a button that puts the interactive one in its place, once the visitor has agreed to it (M57). */
export function InteractiveMap({ locale, slug, texts, children }: Props) {
  const [asking, setAsking] = useState<CookieContent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const src = localePath(locale, `/mapa/${slug}`);
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);

  const open = async () => {
    const content = await loadCookieContent(locale);
    const choice = readChoice(document.cookie, servicesOf(content.thirdParties) ?? '');
    if (choice?.purposes.includes('external')) setOpen(true);
    else setAsking(content);
  };
  const agree = ({ thirdParties }: CookieContent) => {
    const services = servicesOf(thirdParties) ?? '';
    const before = readChoice(document.cookie, services) ?? { purposes: [], isWhole: false };
    keepChoice({ ...before, purposes: [...before.purposes, 'external'] }, services);
    setOpen(true);
  };
  const refuse = () => {
    flushSync(() => setAsking(null)); // the button is hidden until then
    button.current?.focus();
  };

  if (isOpen) {
    return (
      <div className="map-place">
        <iframe ref={frame} src={src} title={texts.title} />
      </div>
    );
  }
  return (
    <div className="map-place">
      {children}
      {asking && <MapQuestion texts={asking.texts} onAgree={() => agree(asking)} onRefuse={refuse} />}
      <p hidden={asking !== null}>
        <button ref={button} type="button" className="btn btn-line" onClick={() => open().catch(() => setAsking(null))}>
          {texts.open}
        </button>
      </p>
    </div>
  );
}
