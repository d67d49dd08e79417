import { useEffect, useRef } from 'react';
import { RequestReference } from '@/components/forms/request-reference';
import { WaysOn } from '@/components/ui/ways-on';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = { locale: Locale; reference: string | null; texts: ConsentMessages };

/** In place of the consent once somebody will call back: the time is not confirmed (M146). Takes the focus. */
export function ConsentReceived({ locale, reference, texts }: Props) {
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
        {reference && <RequestReference title={texts.referenceTitle} number={reference} />}
      </div>
      <h2 className="text-xl">{texts.nextTitle}</h2>
      <ol className="consent-next">
        {[texts.next1, texts.next2, texts.next3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <WaysOn
        ways={[
          [localePath(locale, '/pedir-cita'), texts.askAgain],
          [localePath(locale, '/'), texts.home],
        ]}
      />
    </div>
  );
}
