import { isCalendarDay } from '@clinic/contract/dates';
import { useEffect, useRef } from 'react';
import { LinkPair } from '@/components/ui/link-pair';
import type { Wizard } from '@/lib/browser/wizard-storage';
import type { CovidTest } from '@/lib/domain/appointment/choices';
import { parseSlot } from '@/lib/domain/appointment/slot';
import { useClinicReach } from '@/lib/hooks/use-clinic-reach';
import { fillText } from '@/lib/i18n/fill-text';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AppointmentFacts, amountOf, clinicValues, whenOf } from '../appointment-card';
import type { ConsentMessages } from './consent-messages';

type Props = {
  locale: Locale;
  wizard: Wizard;
  test: CovidTest;
  clinicName: string | null;
  reference: string | null;
  /** The hours of the call; null within 24 hours. */
  call: string | null;
  texts: ConsentMessages;
};

/** Replaces the consent after a call-back was requested: the time is not confirmed (M146). Takes the focus. */
export function ConsentReceived({ locale, wizard, test, clinicName, reference, call, texts }: Props) {
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
      <RequestFacts {...{ locale, wizard, test, clinicName, reference, texts }} />
      <h2 className="text-xl">{texts.nextTitle}</h2>
      <ol className="consent-next">
        {[call ? fillText(texts.callWhen, { when: call }) : texts.next1, texts.next2, texts.next3].map((step) => (
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

/** The facts of the request, as in its mail. */
function RequestFacts({ locale, wizard, test, clinicName, reference, texts: { card, tests } }: Omit<Props, 'call'>) {
  const { clinicId = '', day = '', slot: value = '', name = '', surnames = '' } = wizard.draft;
  const slot = parseSlot(value);
  const { address, phone } = useClinicReach(locale, clinicId);
  const values = {
    service: tests[test],
    asked: slot && isCalendarDay(day) ? whenOf(locale, { day, initTime: slot.start }, card) : null,
    ...clinicValues({ name: clinicName ?? '', address, phone, whatsapp: null }, card),
    patient: [name, surnames].filter(Boolean).join(' '),
    amount: amountOf(locale, wizard.priceCents ?? null, 'toPay', card),
    reference,
  };
  return <AppointmentFacts className="facts" values={values} texts={card} />;
}
