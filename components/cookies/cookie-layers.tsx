import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { giveFocusBack } from '@/components/ui/give-focus-back';
import { mustAsk, type Purpose, purposesOf, readChoice } from '@/lib/domain/cookies/choice';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import type { Locale } from '@/lib/i18n/locales';
import { CookieBar } from './cookie-bar';
import { CookieSettings } from './cookie-settings';
import { type CookieContent, loadCookieContent } from './cookie-texts';
import { keepChoice, withdraw } from './keep-choice';
import { startThirdParties } from './start-third-parties';
import './cookies.css';

let openings = 0;

/**
 * The layers with their words at hand; throws when they cannot be had. Null when nobody asked for the settings (with
 * `opener`) and there is neither a question nor an agreed service to start. A new element each time, so that a second
 * press opens them again.
 */
export async function loadLayers(locale: Locale, services: string, opener: HTMLElement | null): Promise<ReactNode> {
  const choice = readChoice(document.cookie, services);
  if (!opener && !mustAsk(choice, services) && !choice?.purposes.length) return null;
  const content = await loadCookieContent(locale);
  openings += 1;
  return <CookieLayers key={openings} {...{ content, locale, services, opener }} />;
}

type Props = { content: CookieContent; locale: Locale; services: string; opener: HTMLElement | null };

/** First layer, second layer, and what may be loaded by the answer. `services` are those of this page. */
function CookieLayers({ content, locale, services, opener }: Props) {
  const { texts, thirdParties } = content;
  const configured = servicesOf(thirdParties) ?? '';
  const [choice, setChoice] = useState(() => readChoice(document.cookie, configured));
  const [isOpen, setOpen] = useState(opener !== null);
  const [host] = useState(() => document.createElement('div'));
  const configureButton = useRef<HTMLButtonElement>(null);
  const isBar = services !== '' && mustAsk(choice, configured);

  useEffect(() => {
    const skip = document.querySelector('.skip'); // the keyboard meets the bar early, right after the skip link
    if (skip) skip.after(host);
    else document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  useEffect(() => {
    if (choice) startThirdParties(thirdParties, choice.purposes, services);
  }, [choice, thirdParties, services]);

  const decide = (purposes: Purpose[]) => {
    const before = readChoice(document.cookie, configured)?.purposes ?? []; // the map may have asked meanwhile
    const next = { purposes, isWhole: true };
    keepChoice(next, configured);
    setChoice(next);
    if (before.some((purpose) => !purposes.includes(purpose))) withdraw();
  };
  const all = purposesOf(configured);

  return (
    <>
      {isBar &&
        createPortal(
          <CookieBar
            texts={texts}
            purposes={all}
            locale={locale}
            onAccept={() => decide(all)}
            onReject={() => decide([])}
            onConfigure={() => setOpen(true)}
            configureButton={configureButton}
          />,
          host,
        )}
      {isOpen &&
        createPortal(
          <CookieSettings
            texts={texts}
            locale={locale}
            services={configured}
            granted={readChoice(document.cookie, configured)?.purposes ?? []}
            onDecide={decide}
            onClose={() => {
              setOpen(false);
              giveFocusBack(opener ?? configureButton.current);
            }}
          />,
          document.body,
        )}
    </>
  );
}
