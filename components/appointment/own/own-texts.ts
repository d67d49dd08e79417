import { summaryTexts } from '@/components/forms/form-messages';
import { textsOf } from '@/lib/i18n/texts';

/** Every text of the patient's own page, in the language of the page. */
export async function ownVisitTexts() {
  const [own, form, { errors }, dayField, slots] = await Promise.all([
    textsOf('OwnVisit'),
    textsOf('VisitorForm'),
    textsOf('RequestForm'),
    textsOf('DayField'),
    textsOf('Slots'),
  ]);
  const { failed, failedKept: _kept, conflict, offline, email, sending, incomplete } = form;
  return {
    ...{ failed, conflict, offline, email, sending },
    failedKept: own.orCall,
    ...own,
    ...{ dayField, slots, errors: { ...form.errors, ...errors } },
    summary: await summaryTexts(incomplete),
  };
}

export type OwnVisitTexts = Awaited<ReturnType<typeof ownVisitTexts>>;
