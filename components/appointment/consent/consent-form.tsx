import { isCalendarDay } from '@clinic/contract/calendar-day';
import { type Ref, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import type { Wizard } from '@/lib/browser/wizard-storage';
import { isForChild } from '@/lib/domain/appointment/birth-date';
import type { CovidTest } from '@/lib/domain/appointment/choices';
import type { ConsentDraft } from '@/lib/domain/appointment/consent';
import { parseSlot } from '@/lib/domain/appointment/slot';
import { type Question, useBooking } from '@/lib/hooks/use-booking';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ConsentActions } from './consent-actions';
import { ConsentAnswers } from './consent-answers';
import type { ConsentMessages, ConsentSheet } from './consent-messages';
import { ConsentQuestions, questionId } from './consent-questions';
import { ConsentReceived } from './consent-received';
import { ConsentSheetView } from './consent-sheet';
import { ConsentSummary } from './consent-summary';
import { DataNotice } from './data-notice';

type Props = {
  locale: Locale;
  wizard: Wizard;
  test: CovidTest;
  clinicName: string | null;
  sheet: ConsentSheet;
  texts: ConsentMessages;
};

const NOTHING: ConsentDraft = { research: '', notifications: '', paysOnline: false };

/** The consent step with a booking: what is booked, what to know, what to decide, and the two ways to send it. */
export function ConsentForm({ locale, wizard, test, clinicName, sheet, texts }: Props) {
  const [decided, setDecided] = useState<ConsentDraft>(wizard.consent ?? NOTHING);
  const { state, send, asksCode } = useBooking(locale, wizard);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'incomplete') problem.current?.focus();
  }, [state]);

  const { clinicId = '', day = '', slot: value = '' } = wizard.draft;
  const slot = parseSlot(value);
  const isComplete = clinicId !== '' && slot !== null && isCalendarDay(day);
  const open = state.kind === 'incomplete' ? state.open.filter((question) => decided[question] === '') : [];

  if (state.kind === 'received') return <ConsentReceived {...{ locale, texts }} reference={state.reference} />;
  return (
    <div className="consent-grid">
      <ConsentHead texts={texts} />
      <ConsentSummary
        {...{ locale, test, clinicName, slot, texts }}
        priceCents={wizard.priceCents ?? null}
        day={isCalendarDay(day) ? day : null}
      />
      <div className="consent-body">
        <ConsentAnswers locale={locale} draft={wizard.draft} texts={texts} />
        <section>
          <h2 className="text-xl">{texts.tests[test]}</h2>
          <ConsentSheetView sheet={sheetFor(wizard.draft, sheet)} locale={locale} texts={texts} />
        </section>
        <DataNotice locale={locale} texts={texts} />
        <section className="consent-decisions">
          <h2 className="text-2xl">{texts.decisions}</h2>
          {state.kind === 'incomplete' && <OpenQuestions open={open} texts={texts} ref={problem} />}
          <ConsentQuestions
            decided={decided}
            open={open}
            texts={texts}
            onDecide={(question, answer) => setDecided({ ...decided, [question]: answer })}
          />
          <ConsentActions
            locale={locale}
            state={state}
            isComplete={isComplete}
            texts={texts}
            email={asksCode ? (wizard.draft.email ?? '') : null}
            onSend={(paysOnline, code) => void send({ ...decided, paysOnline }, code)}
          />
          <p>
            <a className="link" href={localePath(locale, '/pedir-cita')}>
              {texts.back}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

/** For a child the text begins its information with what the guardian declares, as `forGuardian` does on the server. */
const sheetFor = (draft: Wizard['draft'], { parts, ...sheet }: ConsentSheet): ConsentSheet => {
  if (draft.forWhom !== 'other' || !isForChild(draft)) return { parts, ...sheet };
  const told = parts.map(([part, text]): ConsentSheet['parts'][number] =>
    part === 'information' ? [part, [sheet.declaration, ...text]] : [part, text],
  );
  return { ...sheet, parts: told };
};

const ConsentHead = ({ texts }: { texts: ConsentMessages }) => (
  <header className="stack">
    <h1 className="text-4xl">{texts.title}</h1>
    <h2 className="text-2xl">{texts.heading}</h2>
    <p className="lead">{texts.lead}</p>
  </header>
);

type OpenProps = { open: Question[]; texts: ConsentMessages; ref: Ref<HTMLDivElement> };

/** The questions that have no answer yet, each with a link to it. */
const OpenQuestions = ({ open, texts, ref }: OpenProps) => (
  <ErrorSummary
    ref={ref}
    texts={texts.errorSummary}
    errors={open.map((question) => ({
      id: questionId(question),
      label: texts[question],
      text: texts[question],
      isEmpty: true,
    }))}
  />
);
