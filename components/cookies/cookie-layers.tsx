import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type CookieContent, loadCookieContent } from '@/components/shared/cookie-texts';
import { saveChoice, withdraw } from '@/components/shared/save-choice';
import { giveFocusBack } from '@/components/ui/give-focus-back';
import { mustAsk, type Purpose, purposesOf, readChoice } from '@/lib/domain/cookies/choice';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import type { Locale } from '@/lib/i18n/locales';
import { CookieBar } from './cookie-bar';
import { CookieSettings } from './cookie-settings';
import { startThirdParties } from './start-third-parties';
import '@/components/shared/cookies.css';

let openings = 0;

/**
 * The layers with their texts; throws when these cannot be read. Null when the settings were not requested (by `opener`)
 * and there is neither a question nor a service to start. A new element each time, so that a second click reopens them.
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
  const host = useBarHost();
  const configureButton = useRef<HTMLButtonElement>(null);
  const isBar = services !== '' && mustAsk(choice, configured);

  useEffect(() => {
    if (choice) startThirdParties(thirdParties, choice.purposes, services);
  }, [choice, thirdParties, services]);

  const decide = (purposes: Purpose[]) => {
    const before = readChoice(document.cookie, configured)?.purposes ?? []; // the map may have asked meanwhile
    const next = { purposes, isWhole: true };
    saveChoice(next, configured);
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

/** The element of the bar: the keyboard meets it early, right after the skip link. */
function useBarHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    const skip = document.querySelector('.skip');
    if (skip) skip.after(host);
    else document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return host;
}
