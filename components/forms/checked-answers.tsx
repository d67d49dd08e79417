import type { MouseEvent } from 'react';
import './forms.css';

type CheckedAnswer = {
  label: string;
  /** The formatted answer; '' when it is empty. */
  value: string;
  /** Address of the field. */
  href: string;
};

type Props = {
  answers: CheckedAnswer[];
  /** The text of the links, followed by the label. */
  change: string;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The answers, line by line, each with a link to its field. */
export const CheckedAnswers = ({ answers, change, onFollow }: Props) => (
  <dl className="facts checked-answers">
    {answers.map(({ label, value, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || '—'}</dd>
        <dd>
          <a className="link" href={href} onClick={onFollow}>
            {change}
            <span className="sr-only"> {label}</span>
          </a>
        </dd>
      </div>
    ))}
  </dl>
);
