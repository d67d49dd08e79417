import type { OwnChange, OwnVisit } from '@/lib/domain/appointment/own-visit';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnVisitTexts } from './own-texts';

/** Props of the forms that change a booking; `onChanged` receives a sentence that describes the change. */
export type ChangeProps = {
  locale: Locale;
  secret: string;
  visit: OwnVisit;
  texts: OwnVisitTexts;
  onChanged: (sentence: string) => void;
};

/** Adds to a sentence how the patient is notified. */
export const doneSentence = (done: string, { notice }: OwnVisit, texts: OwnVisitTexts): string =>
  notice === null ? done : `${done} ${texts.notices[notice]}`;

/** Returns why a change was refused, in the page's language; null stands for a missing response. */
export const sentenceOf = (change: OwnChange | null, texts: OwnVisitTexts): string =>
  change === null || change.ok ? texts.notKnown : texts.refusals[change.reason];
