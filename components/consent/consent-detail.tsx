import { getTranslations } from 'next-intl/server';
import { CONSENT_PARTS } from '@/content/consents/consent-text';
import { COVID_TESTS, type CovidTest } from '@/lib/domain/appointment/choices';
import { shownConsent } from '@/lib/domain/appointment/consent-texts';
import type { Clinic } from '@/lib/domain/clinic';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { ConsentStep } from './consent-step';
import { CONSENT_PAGE_TEXTS, CONSENT_TEXTS, type ConsentSheet } from './consent-words';
import { StepBar } from './step-bar';
import './consent.css';

type Props = { locale: Locale; clinics: Clinic[] };

/** The second step of a booking, put into words: the browser chooses the texts of the test that is booked (M137 to M148). */
export async function ConsentDetail({ locale, clinics }: Props) {
  const [t, page, form, tests] = await Promise.all([
    getTranslations('Consent'),
    getTranslations('ConsentPage'),
    getTranslations('AppointmentForm'),
    getTranslations('Assistant.types'),
  ]);
  return (
    <div className="wrap consent" data-service="medicas">
      <StepBar
        locale={locale}
        current={2}
        texts={{
          ...textsOf(form, ['steps', 'stepData', 'stepConsent', 'stepPayment']),
          stepNow: form('stepNow', { step: 2 }),
        }}
      />
      <ConsentStep
        locale={locale}
        clinics={clinics.map(({ id, name }) => [id, name])}
        sheets={Object.fromEntries(COVID_TESTS.map((test) => [test, sheetOf(test, locale)])) as Sheets}
        texts={{
          ...textsOf(t, CONSENT_TEXTS),
          ...textsOf(page, CONSENT_PAGE_TEXTS),
          sending: form('sending'),
          optionMissing: form('errors.optionMissing'),
          tests: textsOf(tests, COVID_TESTS),
          phone: DEFAULT_PHONE,
        }}
      />
    </div>
  );
}

type Sheets = Record<CovidTest, ConsentSheet>;

function sheetOf(test: CovidTest, locale: Locale): ConsentSheet {
  const { language, text } = shownConsent(test, locale);
  return { language, parts: CONSENT_PARTS.flatMap((part) => (text[part] ? [[part, text[part]]] : [])) };
}
