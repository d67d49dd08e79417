'use client';

import { PhoneLink } from '@/components/layout/phone-link';
import { COVID_TESTS, type CovidTest, isCovidTest } from '@/lib/domain/appointment/choices';
import { useWizard } from '@/lib/hooks/use-wizard';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ConsentForm } from './consent-form';
import { ConsentSheetView } from './consent-sheet';
import type { ConsentSheet, ConsentWords } from './consent-words';

type Props = {
  locale: Locale;
  clinics: [id: string, name: string][];
  sheets: Record<CovidTest, ConsentSheet>;
  texts: ConsentWords;
};

/**
 * The consent of the booking this tab holds (M137 to M148). Until the browser has looked there is only the title;
 * without script the texts of every test, and the telephone.
 */
export function ConsentStep({ locale, clinics, sheets, texts }: Props) {
  const wizard = useWizard();
  const test = wizard?.draft.isCovid ? (wizard.draft.type ?? null) : null;
  if (wizard && isCovidTest(test)) {
    const clinicName = clinics.find(([id]) => id === wizard.draft.clinicId)?.[1] ?? null;
    return <ConsentForm {...{ locale, wizard, test, clinicName, texts }} sheet={sheets[test]} />;
  }
  if (wizard === undefined) {
    return (
      <div className="consent-reading">
        <h1 className="text-4xl">{texts.title}</h1>
        <noscript>
          <p className="lead">
            {texts.noScript} <PhoneLink className="link" phone={texts.phone} />
          </p>
          {COVID_TESTS.map((one) => (
            <section key={one}>
              <h2 className="text-2xl">{texts.tests[one]}</h2>
              <ConsentSheetView sheet={sheets[one]} locale={locale} texts={texts} />
            </section>
          ))}
        </noscript>
      </div>
    );
  }
  return (
    <div className="consent-reading stack">
      <h1 className="text-4xl">{texts.title}</h1>
      <h2 className="text-2xl">{texts.emptyTitle}</h2>
      <p className="lead">{texts.emptyText}</p>
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
