import { useEffect, useRef } from 'react';
import { RequestReference } from '@/components/forms/request-reference';
import { LinkPair } from '@/components/ui/link-pair';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = { locale: Locale; reference: string | null; texts: ConsentMessages };

/** Replaces the consent after a call-back was requested: the time is not confirmed (M146). Takes the focus. */
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
      <LinkPair
        links={[
          [localePath(locale, '/pedir-cita'), texts.askAgain],
          [localePath(locale, '/'), texts.home],
        ]}
      />
    </div>
  );
}
