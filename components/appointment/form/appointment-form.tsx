'use client';

import type { ReactNode } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import { DataProtectionButton, DataProtectionDialog } from '@/components/forms/data-protection';
import { FormFrame } from '@/components/forms/form-frame';
import { FormHead } from '@/components/forms/form-head';
import { SelectField } from '@/components/forms/select-field';
import { SendFailure } from '@/components/forms/send-failure';
import { Icon } from '@/components/ui/icon';
import { ASSESSMENT_REASONS } from '@/lib/domain/appointment/choices';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { fieldId } from '@/lib/domain/appointment/field-id';
import type { PickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import type { BookingVouchers } from '@/lib/domain/price-list';
import { useAppointmentForm, useDocumentTitle, usePreselectedSlot } from '@/lib/hooks/use-appointment-form';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { AssistantTexts } from '../assistant-messages';
import { HeldBooking } from '../consent/held-booking';
import { StepBar } from '../consent/step-bar';
import { AppointmentAside } from './appointment-aside';
import { AppointmentPart } from './appointment-part';
import { BillingPart } from './billing-part';
import { FormEnd, RedirectNotice } from './form-end';
import { errorOf, fieldErrors, fieldProps, type PartProps } from './form-fields';
import type { AppointmentTexts } from './form-texts';
import { GuardianPart } from './guardian-part';
import { ContactPart, type CountryOption, PatientPart, TermsPart } from './patient-part';
import { RequestSummary } from './request-summary';
import { SentAppointment } from './sent-appointment';

const DIALOG_ID = 'proteccion-datos';

type Props = {
  locale: Locale;
  catalogue: PickerCatalogue;
  countries: readonly CountryOption[];
  /** The form before anything is entered; built on the server, so that its schema stays there. */
  blank: AppointmentDraft;
  /** YYYY-MM-DD in Madrid when the page was rendered. */
  renderedOn: string;
  texts: AppointmentTexts;
  messages: AssistantTexts;
  /** The vouchers that include a test booked by slot. */
  vouchers?: BookingVouchers;
  /** The upstream reads when the patient wants to be called. */
  asksCallTime?: boolean;
  /** Shown above the form: the way to an existing appointment, and a note without JavaScript. */
  children: ReactNode;
};

/** The appointment form in both modes and its outcome (M101 to M120). */
export function AppointmentForm(props: Props) {
  const { locale, catalogue, countries, blank, renderedOn, texts, messages, children } = props;
  const { vouchers = {}, asksCallTime = false } = props;
  const form = useAppointmentForm({ locale, catalogue, blank, renderedOn });
  const { state, status } = form;
  const doctor = status === 'sent' ? form.sent?.doctor : form.doctor?.name;
  usePreselectedSlot(form.hasPreselectedSlot, fieldId('slot'));

  const head = state.isCovid ? texts.covidHead : status === 'sent' ? texts.sentHead : texts.callHead;
  useDocumentTitle(head === texts.callHead ? null : head.pageTitle);

  return (
    <>
      <FormHead title={head.title} lead={head.lead} />
      <div className="wrap py-10 lg:py-14">
        {children}
        <div className="form-page">
          <div className="stack min-w-0">
            {state.isCovid && <StepBar locale={locale} texts={texts} current={1} />}
            {form.isRedirectedBack && <RedirectNotice texts={texts} onDismiss={form.dismissRedirect} />}
            {doctor && <OriginNote icon="user-round" label={texts.withDoctor} name={doctor} />}
            {form.test && (
              <OriginNote icon="info" label={texts.forTest} name={form.test.name} more={form.test.preparation} />
            )}
            {form.paymentUrl !== null ? (
              <HeldBooking
                locale={locale}
                paymentUrl={form.paymentUrl}
                level={2}
                texts={texts.held}
                onFree={form.freed}
              />
            ) : status === 'sent' ? (
              <SentAppointment {...{ locale, texts, messages }} appointment={form} />
            ) : (
              <AppointmentFields
                {...{ locale, countries, texts, messages, vouchers, asksCallTime }}
                appointment={form}
              />
            )}
          </div>
          <AppointmentAside
            {...{ locale, state, vouchers, texts, messages }}
            asksForCall={!state.isCovid && form.hour === null && status !== 'sent'}
          />
        </div>
      </div>
      <DataProtectionDialog
        id={DIALOG_ID}
        purpose={texts.purpose}
        privacyHref={localePath(locale, '/politica-privacidad')}
        texts={texts.dataProtection}
      />
    </>
  );
}

type OriginNoteProps = { icon: 'user-round' | 'info'; label: string; name: string; more?: string | null };

/** Says which doctor or test the visitor came from, and how to prepare. */
const OriginNote = ({ icon, label, name, more }: OriginNoteProps) => (
  <p className="note" role="status">
    <Icon name={icon} />
    <span>
      {label} <strong>{name}</strong>. {more}
    </span>
  </p>
);

type FieldsProps = Pick<Props, 'locale' | 'countries' | 'texts' | 'messages'> & {
  appointment: ReturnType<typeof useAppointmentForm>;
  vouchers: BookingVouchers;
  asksCallTime: boolean;
};

/** The form in its current mode. */
function AppointmentFields({ locale, countries, texts, messages, appointment, ...more }: FieldsProps) {
  const { vouchers, asksCallTime } = more;
  const { form, state, dispatch, status, failure, hour, isVideo, chosen, test, originPath } = appointment;
  const part = { form, texts };
  return (
    <FormFrame submission={appointment} summary={texts.summary} errors={fieldErrors(part, messages)}>
      <AppointmentPart
        {...{ locale, state, dispatch, messages, vouchers }}
        {...part}
        today={appointment.today}
        isGiven={appointment.isGiven}
        consult={{ hour, onHour: appointment.setHour, isVideo, onVideo: appointment.setVideo, originPath, test }}
        pricesHref={localePath(locale, '/especial-online')}
      />
      {state.isCovid ? (
        <CovidParts {...part} countries={countries} day={state.day} />
      ) : (
        <>
          <ContactPart {...{ locale, ...part }} type={state.type} asksCallTime={asksCallTime && hour === null} />
          <TermsPart {...part} dialogId={DIALOG_ID} />
          <RequestSummary {...{ locale, chosen, hour, test, state, messages }} {...part} />
        </>
      )}
      {failure && <SendFailure texts={texts} failure={failure} />}
      <FormEnd {...{ locale, state, texts, messages }} isSending={status === 'sending'} />
    </FormFrame>
  );
}

/** `day`: of the visit, YYYY-MM-DD. */
type CovidProps = PartProps & { countries: readonly CountryOption[]; day: string | null };

/** The questions a COVID test adds to the choice (M115 to M117); the terms follow in the consent step. */
const CovidParts = ({ countries, day, ...part }: CovidProps) => (
  <>
    <AssessmentPart {...part} />
    <GuardianPart {...part} />
    <PatientPart {...part} countries={countries} day={day} />
    <BillingPart {...part} countries={countries} />
    <DataProtectionButton dialogId={DIALOG_ID} label={part.texts.basicInformation} />
  </>
);

const QUESTIONS = ['hadContact', 'hasSymptoms', 'isAdmitted', 'wantsCertificate'] as const;

/** The reason for the test and four questions, answered with no by default (M115, M116). */
function AssessmentPart(part: PartProps) {
  const { texts, form } = part;
  return (
    <section className="form-part" aria-labelledby="cita-assessment-t">
      <h2 id="cita-assessment-t">{texts.assessment}</h2>
      <SelectField
        {...fieldProps(part, 'reason')}
        label={texts.reason}
        placeholder={texts.chooseReason}
        options={ASSESSMENT_REASONS.map((code) => [code, texts.reasons[code]])}
      />
      {QUESTIONS.map((question) => (
        <ChoiceField
          key={question}
          id={fieldId(question)}
          error={errorOf(part, question)}
          label={texts[question]}
          layout="row"
          choices={texts.answers}
          radio={form.register(question)}
        />
      ))}
    </section>
  );
}
