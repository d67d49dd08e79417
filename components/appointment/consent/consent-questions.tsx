import { ChoiceField } from '@/components/forms/choice-field';
import { CONSENT_VALUES, type ConsentDraft } from '@/lib/domain/appointment/consent';
import { QUESTIONS, type Question } from '@/lib/hooks/use-booking';
import type { ConsentMessages } from './consent-messages';

type Props = {
  decided: ConsentDraft;
  /** Those that were left open when it was sent. */
  open: Question[];
  texts: ConsentMessages;
  onDecide: (question: Question, answer: ConsentDraft[Question]) => void;
};

/** The address of a question's first answer: the error summary leads there. */
export const questionId = (question: Question): string => `consiente-${question}`;

/** The two yes-or-no questions, nothing chosen beforehand (M141). */
export function ConsentQuestions({ decided, open, texts, onDecide }: Props) {
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
