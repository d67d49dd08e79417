import type { ReactNode } from 'react';
import './forms.css';

type CheckedAnswer = {
  label: string;
  /** Ready to read; '' for nothing. */
  value: string;
  /** The way to where it is changed. */
  change: ReactNode;
};

/** What was answered, line by line, each with the way to change it. */
export const CheckedAnswers = ({ answers }: { answers: CheckedAnswer[] }) => (
  <dl className="facts checked-answers">
    {answers.map(({ label, value, change }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || '—'}</dd>
        <dd>{change}</dd>
      </div>
    ))}
  </dl>
);
