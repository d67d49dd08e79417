import type { AppointmentMessages } from '@clinic/contract/appointment-messages';
import type { ConsentPart } from '@clinic/contract/consents/consent-text';
import type { SummaryTexts } from '@/components/forms/error-summary';
import type { AnswerTexts } from '@/lib/domain/appointment/answers';
import type { CovidTest } from '@/lib/domain/appointment/choices';
import type { PhonePart } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

/** In `until`, # stands for a time. */
export type HeldTexts = Texts<'HeldBooking'>;

export type ConsentMessages = Texts<'Consent'> &
  Record<'sending' | 'optionMissing', string> & {
    card: AppointmentMessages;
    phone: PhonePart[];
    answers: AnswerTexts;
    tests: Record<CovidTest, string>;
    held: HeldTexts;
    errorSummary: SummaryTexts;
  };

/**
 * The text of one test as the browser receives it: language, parts in order, and the declaration of a child's guardian.
 */
export type ConsentSheet = { language: Locale; parts: [ConsentPart, string[]][]; declaration: string };
