import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { summaryTexts } from '@/components/forms/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

/** Every text of the patient's own page, in the language of the page. */
export async function ownVisitTexts(locale: Locale) {
  const [link, own, dayField, slots] = await Promise.all([
    linkTexts(),
    textsOf('OwnVisit'),
    textsOf('DayField'),
    textsOf('Slots'),
  ]);
  return { ...link, ...own, ...{ dayField, slots, card: appointmentMessages(locale) } };
}

export type OwnVisitTexts = Awaited<ReturnType<typeof ownVisitTexts>>;

/** Every text of the page that leaves the waiting list, in the language of the page. */
export async function leaveListTexts() {
  const [link, leave] = await Promise.all([linkTexts(), textsOf('LeaveList')]);
  return { ...link, ...leave };
}

export type LeaveListTexts = Awaited<ReturnType<typeof leaveListTexts>>;

/** The texts that the pages of mailed links share. */
async function linkTexts() {
  const [link, form, { errors }] = await Promise.all([
    textsOf('MailedLink'),
    textsOf('VisitorForm'),
    textsOf('RequestForm'),
  ]);
  const { failed, conflict, offline, email, sending, incomplete } = form;
  return {
    ...{ failed, conflict, offline, email, sending },
    failedKept: link.orCall,
    ...link,
    errors: { ...form.errors, ...errors },
    summary: await summaryTexts(incomplete),
  };
}
