import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { CONSENT_PARTS } from '@clinic/contract/consents/consent-text';
import { forGuardian } from '@clinic/contract/consents/guardian';
import { shownConsent } from '@clinic/contract/consents/versions';
import type { ConsentSheet } from '@/components/appointment/consent/consent-messages';
import { ConsentStep } from '@/components/appointment/consent/consent-step';
import { StepBar } from '@/components/appointment/consent/step-bar';
import { summaryTexts } from '@/components/forms/form-messages';
import type { AnswerTexts } from '@/lib/domain/appointment/answers';
import { COVID_TESTS, type CovidTest } from '@/lib/domain/appointment/choices';
import type { Clinic } from '@/lib/domain/clinic';
import { publicPhoneParts } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { type Texts, textsOf } from '@/lib/i18n/texts';
import '@/components/appointment/consent/consent.css';

type Props = { locale: Locale; clinics: Clinic[] };

/** The second step of a booking; the browser chooses the texts of the booked test (M137 to M148). */
export async function ConsentDetail({ locale, clinics }: Props) {
  const [own, steps, shared, form, { types }, held] = await Promise.all([
    textsOf('Consent'),
    textsOf('StepBar'),
    textsOf('VisitorForm'),
    textsOf('AppointmentForm'),
    textsOf('Assistant'),
    textsOf('HeldBooking'),
  ]);
  return (
    <div className="wrap consent" data-service="medicas">
      <StepBar locale={locale} current={2} texts={steps} />
      <ConsentStep
        locale={locale}
        clinics={clinics.map(({ id, name }) => [id, name])}
        sheets={Object.fromEntries(COVID_TESTS.map((test) => [test, sheetOf(test, locale)])) as Sheets}
        texts={{
          ...own,
          errorSummary: await summaryTexts(shared.incomplete),
          card: appointmentMessages(locale),
          sending: shared.sending,
          optionMissing: form.errors.optionMissing,
          answers: answerTexts(form, shared, own.sameBilling),
          tests: types,
          held,
          phone: publicPhoneParts(),
        }}
      />
    </div>
  );
}

/** Returns the labels of the form for its fields and their values. */
const answerTexts = (
  form: Texts<'AppointmentForm'>,
  { email, phone }: Texts<'VisitorForm'>,
  sameBilling: string,
): AnswerTexts => {
  const { reason, hadContact, hasSymptoms, isAdmitted, wantsCertificate, name, companyName, birthDate } = form;
  const { country, billingCountry, documentNumber, withoutDocument, passport, address, recipient, billingDiffers } =
    form;
  const { reasons, answers, documents, recipients, personal, assessment, billing, guardian } = form;
  const { forWhom, forWhomChoices, guardianName, guardianRelation, relations, guardianDocument, needs } = form;
  return {
    ...{ reason, hadContact, hasSymptoms, isAdmitted, wantsCertificate, name, companyName, birthDate, email, phone },
    ...{ country, billingCountry, documentNumber, withoutDocument, passport, address, recipient },
    ...{ billingDiffers, sameBilling },
    ...{ forWhom, forWhomChoices, guardianName, guardianRelation, relations, guardianDocument, needs },
    ...{ reasons, answers, documents, recipients, titles: { guardian, personal, assessment, billing } },
  };
};

type Sheets = Record<CovidTest, ConsentSheet>;

function sheetOf(test: CovidTest, locale: Locale): ConsentSheet {
  const { language, text } = shownConsent(test, locale);
  const [declaration = ''] = forGuardian(text, language).information;
  return { language, declaration, parts: CONSENT_PARTS.flatMap((part) => (text[part] ? [[part, text[part]]] : [])) };
}
