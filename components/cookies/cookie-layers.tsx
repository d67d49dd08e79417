import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type CookieContent, type CookieTexts, loadCookieContent } from '@/components/shared/cookie-texts';
import { saveChoice, withdraw } from '@/components/shared/save-choice';
import { restoreFocus } from '@/components/ui/restore-focus';
import { mustAsk, type Purpose, purposesOf, readChoice } from '@/lib/domain/cookies/choice';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { CookieSettings } from './cookie-settings';
import { startThirdParties } from './start-third-parties';
import '@/components/shared/cookies.css';

let openings = 0;

/**
 * Returns the layers with their texts, or null when there is no need to show them: the settings were not requested (by
 * `opener`), the choice is made, and no service may start. Throws when the texts cannot be read. Each call returns a
 * new element, so that a second click opens the settings again.
 */
export async function loadLayers(locale: Locale, services: string, opener: HTMLElement | null): Promise<ReactNode> {
  const choice = readChoice(document.cookie, services);
  if (!opener && !mustAsk(choice, services) && !choice?.purposes.length) return null;
  const content = await loadCookieContent(locale);
  openings += 1;
  return <CookieLayers key={openings} {...{ content, locale, services, opener }} />;
}

type Props = { content: CookieContent; locale: Locale; services: string; opener: HTMLElement | null };

/**
 * The first layer, the second layer, and the start of the accepted services. `services` are the services of this page.
 */
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
    const before = readChoice(document.cookie, configured)?.purposes ?? []; // the map may have stored a choice too
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
              restoreFocus(opener ?? configureButton.current);
            }}
          />,
          document.body,
        )}
    </>
  );
}

/** The element that holds the bar, right after the skip link, so that the keyboard reaches it early. */
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

type CookieBarProps = {
  texts: CookieTexts;
  locale: Locale;
  /** The purposes of the configured services. */
  purposes: Purpose[];
  onAccept: () => void;
  onReject: () => void;
  onConfigure: () => void;
  configureButton: Ref<HTMLButtonElement>;
};

const AIMS = { statistics: 'toStatistics', advertising: 'toAdvertising', external: 'toExternal' } as const;

/**
 * The first layer: a bar at the foot of the window that takes no focus and blocks nothing. Accepting and rejecting look
 * the same. The page is padded by its height, so that its end and the focused element stay in view.
 */
function CookieBar({ texts, locale, purposes, onAccept, onReject, onConfigure, configureButton }: CookieBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty('--cookie-bar', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--cookie-bar');
    };
  }, []);
  const aims = new Intl.ListFormat(locale).format(purposes.map((purpose) => texts[AIMS[purpose]]));
  return (
    <section ref={bar} className="cookie-bar no-print" aria-label={texts.label}>
      <div className="wrap">
        <p>
          {texts.question} {aims}.{' '}
          <a className="link" href={localePath(locale, '/politica-cookies')}>
            {texts.policy}
          </a>
        </p>
        <div className="cookie-answers">
          <button type="button" className="btn btn-primary" onClick={onAccept}>
            {texts.accept}
          </button>
          <button type="button" className="btn btn-primary" onClick={onReject}>
            {texts.reject}
          </button>
          <button type="button" className="btn btn-line" ref={configureButton} onClick={onConfigure}>
            {texts.configure}
          </button>
        </div>
      </div>
    </section>
  );
}
