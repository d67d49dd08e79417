import { useEffect, useRef } from 'react';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentWords } from './consent-words';

type Props = { locale: Locale; texts: ConsentWords };

/** In place of the consent once somebody will call back: the time is not confirmed (M146). Takes the focus. */
export function ConsentReceived({ locale, texts }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="consent-received">
      <div className="consent-ok stack">
        <h1 ref={title} tabIndex={-1} className="text-3xl">
          {texts.received}
        </h1>
      </div>
      <h2 className="text-xl">{texts.nextTitle}</h2>
      <ol className="consent-next">
        {[texts.next1, texts.next2, texts.next3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={localePath(locale, '/pedir-cita')}>
          {texts.askAgain}
        </a>
        <a className="btn btn-line" href={localePath(locale, '/')}>
          {texts.home}
        </a>
      </p>
    </div>
  );
}
