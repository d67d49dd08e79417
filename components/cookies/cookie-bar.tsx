import { type Ref, useEffect, useRef } from 'react';
import type { CookieTexts } from '@/components/shared/cookie-texts';
import type { Purpose } from '@/lib/domain/cookies/choice';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  texts: CookieTexts;
  locale: Locale;
  /** The purposes asked for: only those of configured services. */
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
export function CookieBar({ texts, locale, purposes, onAccept, onReject, onConfigure, configureButton }: Props) {
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
