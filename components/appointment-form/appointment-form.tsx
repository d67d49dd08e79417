'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import type { AssistantTexts } from '@/components/appointment/assistant-texts';
import { StepBar } from '@/components/consent/step-bar';
import { DataProtectionDialog } from '@/components/forms/data-protection-dialog';
import { ErrorSummary } from '@/components/forms/error-summary';
import type { PickerCatalogue } from '@/lib/domain/appointment/catalogue';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { useAppointmentForm } from '@/lib/hooks/use-appointment-form';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { usePreselectedSlot } from '@/lib/hooks/use-preselected-slot';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AppointmentAside } from './appointment-aside';
import { AppointmentPart } from './appointment-part';
import { AssessmentPart } from './assessment-part';
import { BillingPart } from './billing-part';
import { ContactPart, DataProtectionButton, TermsPart } from './contact-part';
import { FormEnd } from './form-end';
import { fieldErrors, fieldId } from './form-fields';
import { RedirectNotice, SendFailure } from './form-notices';
import type { AppointmentTexts } from './form-texts';
import { type CountryOption, PatientPart } from './patient-part';
import { RequestReceived } from './request-received';

const DIALOG_ID = 'proteccion-datos';

type Props = {
  locale: Locale;
  catalogue: PickerCatalogue;
  countries: readonly CountryOption[];
  /** The form before anything is entered; made on the server, so that its schema stays there. */
  blank: AppointmentDraft;
  /** YYYY-MM-DD in Madrid when the page was made. */
  renderedOn: string;
  texts: AppointmentTexts;
  words: AssistantTexts;
};

/** The appointment form in both modes and what becomes of it (specification part 2, "Appointment request page"). */
export function AppointmentForm({ locale, catalogue, countries, blank, renderedOn, texts, words }: Props) {
  const form = useAppointmentForm({ locale, catalogue, blank, renderedOn });
  const { state, dispatch, status, refusals } = form;
  const isHydrated = useHydrated();
  const summary = useRef<HTMLDivElement>(null);
  const received = useRef<HTMLElement>(null);
  usePreselectedSlot(form.hasPreselectedSlot, fieldId('slot'));
  const told = useRef(0);
  useEffect(() => {
    if (refusals === told.current || (refusals > 0 && !summary.current)) return; // it comes with the next drawing
    told.current = refusals;
    summary.current?.focus();
  });
  useEffect(() => {
    if (status === 'sent') received.current?.focus();
  }, [status]);

  const part = { form: form.form, texts };
  const errors = refusals > 0 ? fieldErrors(part) : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <div className="form-page">
      <div className="stack min-w-0">
        {state.isCovid && <StepBar locale={locale} texts={texts} current={1} />}
        {form.isRedirectedBack && <RedirectNotice texts={texts} onDismiss={form.dismissRedirect} />}
        {status === 'sent' ? (
          <RequestReceived ref={received} texts={texts} onAnother={form.startAgain} />
        ) : (
          <form className="form" noValidate method="post" onSubmit={send} {...form.checks}>
            <fieldset className="form-disabled" disabled={!isHydrated}>
              {errors.length > 0 && <ErrorSummary ref={summary} title={texts.incomplete} errors={errors} />}
              <AppointmentPart
                {...{ locale, state, dispatch, words }}
                {...part}
                today={form.today}
                pricesHref={localePath(locale, '/especial-online')}
              />
              {state.isCovid ? (
                <>
                  <AssessmentPart {...part} />
                  <PatientPart {...part} countries={countries} />
                  <BillingPart {...part} countries={countries} />
                  <DataProtectionButton dialogId={DIALOG_ID} label={texts.basicInformation} />
                </>
              ) : (
                <>
                  <ContactPart {...part} type={state.type} />
                  <TermsPart {...part} dialogId={DIALOG_ID} />
                </>
              )}
              {(status === 'failed' || status === 'offline') && (
                <SendFailure texts={texts} isOffline={status === 'offline'} />
              )}
              <FormEnd {...{ locale, state, texts, words }} isSending={status === 'sending'} />
            </fieldset>
          </form>
        )}
      </div>
      <AppointmentAside {...{ locale, state, texts, words }} />
      <DataProtectionDialog
        id={DIALOG_ID}
        purpose={texts.purpose}
        privacyHref={localePath(locale, '/politica-privacidad')}
        texts={texts.dataProtection}
      />
    </div>
  );
}
