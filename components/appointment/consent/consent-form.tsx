import { isCalendarDay } from '@clinic/contract/dates';
import { type Ref, useEffect, useRef, useState } from 'react';
import { CheckedAnswers } from '@/components/forms/checked-answers';
import { ChoiceField } from '@/components/forms/choice-field';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Fold } from '@/components/ui/fold';
import type { Wizard } from '@/lib/browser/wizard-storage';
import { answerGroups } from '@/lib/domain/appointment/answers';
import { isForChild } from '@/lib/domain/appointment/birth-date';
import type { CovidTest } from '@/lib/domain/appointment/choices';
import { CONSENT_VALUES, type ConsentDraft } from '@/lib/domain/appointment/consent';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { parseSlot } from '@/lib/domain/appointment/slot';
import { QUESTIONS, type Question, useBooking } from '@/lib/hooks/use-booking';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ConsentActions } from './consent-actions';
import type { ConsentMessages, ConsentSheet } from './consent-messages';
import { ConsentReceived } from './consent-received';
import { ConsentSheetView } from './consent-sheet';
import { ConsentSummary } from './consent-summary';

type Props = {
  locale: Locale;
  wizard: Wizard;
  test: CovidTest;
  clinicName: string | null;
  sheet: ConsentSheet;
  texts: ConsentMessages;
};

const NOTHING: ConsentDraft = { research: '', notifications: '', paysOnline: false };

/** The consent step of a booking: summary, information, decisions, and the two ways to send it. */
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

  if (state.kind === 'received')
    return (
      <ConsentReceived {...{ locale, wizard, test, clinicName, texts }} reference={state.reference} call={state.call} />
    );
  return (
    <div className="consent-grid">
      <ConsentHead texts={texts} />
      <ConsentSummary
        {...{ locale, test, clinicName, slot, texts }}
        people={peopleOf(wizard.draft)}
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

const isByGuardian = (draft: Wizard['draft']): boolean => draft.forWhom === 'other' && isForChild(draft);

/** The child and the guardian who consents; null if the patient does. */
function peopleOf(draft: Wizard['draft']) {
  const { name = '', surnames = '', guardianName = '' } = draft;
  return isByGuardian(draft) ? { patient: `${name} ${surnames}`.trim(), guardian: guardianName } : null;
}

/**
 * Returns the text to show: for a child, the information starts with the guardian's declaration, as `forGuardian` does
 * on the server.
 */
const sheetFor = (draft: Wizard['draft'], { parts, ...sheet }: ConsentSheet): ConsentSheet => {
  if (!isByGuardian(draft)) return { parts, ...sheet };
  const filled = parts.map(([part, text]): ConsentSheet['parts'][number] =>
    part === 'information' ? [part, [sheet.declaration, ...text]] : [part, text],
  );
  return { ...sheet, parts: filled };
};

const ConsentHead = ({ texts }: { texts: ConsentMessages }) => (
  <header className="stack">
    <h1 className="text-4xl">{texts.title}</h1>
    <h2 className="text-2xl">{texts.heading}</h2>
    <p className="lead">{texts.lead}</p>
  </header>
);

type OpenProps = { open: Question[]; texts: ConsentMessages; ref: Ref<HTMLDivElement> };

/** The questions without an answer, each with a link to it. */
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

type ConsentAnswersProps = { locale: Locale; draft: Partial<AppointmentDraft>; texts: ConsentMessages };

/** All answers, to check before sending, each with a link to its field; folded on telephones. */
function ConsentAnswers({ locale, draft, texts }: ConsentAnswersProps) {
  const { answers, change, answersTitle } = texts;
  return (
    <section aria-labelledby="respuestas-t">
      <Fold
        title={
          <h2 id="respuestas-t" className="text-2xl">
            {answersTitle}
          </h2>
        }
      >
        {answerGroups(draft, answers, locale).map((group) => (
          <section key={group.name} className="mt-6" aria-labelledby={`respuestas-${group.name}`}>
            <h3 id={`respuestas-${group.name}`} className="text-lg">
              {answers.titles[group.name]}
            </h3>
            <CheckedAnswers
              answers={group.answers.map(({ field, label, value }) => ({
                ...{ label, value },
                href: `${localePath(locale, '/pedir-cita')}#${fieldId(field)}`,
              }))}
              change={change}
            />
          </section>
        ))}
      </Fold>
    </section>
  );
}

type ConsentQuestionsProps = {
  decided: ConsentDraft;
  /** The questions without an answer when the form was sent. */
  open: Question[];
  texts: ConsentMessages;
  onDecide: (question: Question, answer: ConsentDraft[Question]) => void;
};

/** Returns the id of a question's first answer, the target of the error summary. */
const questionId = (question: Question): string => `consiente-${question}`;

/** The two yes-or-no questions, initially without an answer (M141). */
function ConsentQuestions({ decided, open, texts, onDecide }: ConsentQuestionsProps) {
  return QUESTIONS.map((question) => (
    <ChoiceField
      key={question}
      id={questionId(question)}
      label={texts[question]}
      layout="row"
      error={open.includes(question) ? texts.optionMissing : undefined}
      choices={CONSENT_VALUES.map((value) => ({ value, label: value === '1' ? texts.yes : texts.no }))}
      chosen={decided[question] || null}
      onChoose={(chosen) => onDecide(question, CONSENT_VALUES.find((value) => value === chosen) ?? '')}
    />
  ));
}

type DataNoticeProps = { locale: Locale; texts: ConsentMessages };

/** How the data is processed, in five sentences, with a link to the full policy (M140). */
function DataNotice({ locale, texts }: DataNoticeProps) {
  const { dataPurpose, dataRetention, dataRecipients, dataRights, dataComplaints } = texts;
  return (
    <section className="consent-data" aria-labelledby="consiente-datos">
      <h2 id="consiente-datos" className="text-xl">
        {texts.dataProtection}
      </h2>
      <ul>
        {[dataPurpose, dataRetention, dataRecipients, dataRights, dataComplaints].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <a className="link" href={localePath(locale, '/politica-privacidad')}>
        {texts.privacy}
      </a>
    </section>
  );
}
