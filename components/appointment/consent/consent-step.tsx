'use client';

import { LinkPair } from '@/components/ui/link-pair';
import { NoScript } from '@/components/ui/no-script';
import { PhoneLink } from '@/components/ui/phone-link';
import { COVID_TESTS, type CovidTest, isCovidTest } from '@/lib/domain/appointment/choices';
import { useWizard } from '@/lib/hooks/use-booking';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ConsentForm } from './consent-form';
import type { ConsentMessages, ConsentSheet } from './consent-messages';
import { ConsentSheetView } from './consent-sheet';
import { HeldBooking } from './held-booking';

type Props = {
  locale: Locale;
  clinics: [id: string, name: string][];
  sheets: Record<CovidTest, ConsentSheet>;
  texts: ConsentMessages;
};

/**
 * The consent of the booking stored in this tab (M137 to M148). Until hydration there is only the title; without
 * JavaScript the texts of every test, and the telephone.
 */
export function ConsentStep({ locale, clinics, sheets, texts }: Props) {
  const wizard = useWizard();
  if (wizard?.paymentUrl) {
    const change = () => location.assign(localePath(locale, '/pedir-cita'));
    return <HeldBooking locale={locale} paymentUrl={wizard.paymentUrl} level={1} texts={texts.held} onFree={change} />;
  }
  const test = wizard?.draft.isCovid ? (wizard.draft.type ?? null) : null;
  if (wizard && isCovidTest(test)) {
    const clinicName = clinics.find(([id]) => id === wizard.draft.clinicId)?.[1] ?? null;
    return <ConsentForm {...{ locale, wizard, test, clinicName, texts }} sheet={sheets[test]} />;
  }
  if (wizard === undefined) {
    return (
      <div className="consent-reading">
        <h1 className="text-4xl">{texts.title}</h1>
        <NoScript>
          <p className="lead">
            {texts.noScript} <PhoneLink className="link" phone={texts.phone} />
          </p>
          {COVID_TESTS.map((one) => (
            <section key={one}>
              <h2 className="text-2xl">{texts.tests[one]}</h2>
              <ConsentSheetView sheet={sheets[one]} locale={locale} texts={texts} />
            </section>
          ))}
        </NoScript>
      </div>
    );
  }
  return (
    <div className="consent-reading stack">
      <h1 className="text-4xl">{texts.title}</h1>
      <h2 className="text-2xl">{texts.emptyTitle}</h2>
      <p className="lead">{texts.emptyText}</p>
      <LinkPair
        links={[
          [localePath(locale, '/pedir-cita'), texts.askAgain],
          [localePath(locale, '/'), texts.home],
        ]}
      />
    </div>
  );
}
