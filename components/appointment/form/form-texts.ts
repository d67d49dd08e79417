import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { getTranslations } from 'next-intl/server';
import { dataProtectionTexts, summaryTexts } from '@/components/forms/form-messages';
import { ANSWERS, type AssessmentReason } from '@/lib/domain/appointment/choices';
import type { FieldProblem } from '@/lib/domain/appointment/field-problems';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

/** Every text of the form, in the language of the page. */
export async function appointmentTexts(locale: Locale, brand: string) {
  const [shared, form, steps, held, birthDateParts, dataProtection, page] = await Promise.all([
    textsOf('VisitorForm'),
    textsOf('AppointmentForm'),
    textsOf('StepBar'),
    textsOf('HeldBooking'),
    textsOf('BirthDate'),
    dataProtectionTexts(brand),
    getTranslations('AppointmentPage'),
  ]);
  const { incomplete, ...texts } = shared;
  const head = (title: string, lead?: string, name = title) => ({ title, lead, pageTitle: `${name} · ${brand}` });
  return {
    ...texts,
    ...form,
    ...steps,
    ...{ held, birthDateParts, dataProtection, card: appointmentMessages(locale) },
    callHead: head(page('title'), page('lead')),
    // The outcome says when the clinic calls, which may be later than the lead promises.
    sentHead: head(page('title'), undefined, form.sentTitle),
    covidHead: head(page('covidHead'), page('covidLead')),
    summary: await summaryTexts(incomplete),
    received: page('received', { brand }),
    next: Object.values(form.next),
    bookedNext: Object.values(form.bookedNext),
    errors: { ...shared.errors, ...form.errors } satisfies Record<FieldProblem, string>,
    reasons: form.reasons satisfies Record<AssessmentReason, string>,
    answers: ANSWERS.map((value) => ({ value, label: form.answers[value] })),
  };
}

export type AppointmentTexts = Awaited<ReturnType<typeof appointmentTexts>>;
