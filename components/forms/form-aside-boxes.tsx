import { PhoneLink } from '@/components/layout/phone-link';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import './forms.css';

/** Beside a form: how it goes on, step by step. */
export const StepsBox = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <div>
    <h2>{title}</h2>
    <ol className="form-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

/** Beside a form: the telephone for who would rather call, and its hours (M179). */
export const CallBox = ({ texts }: { texts: { callTitle: string; hours: string } }) => (
  <div>
    <h2>{texts.callTitle}</h2>
    <p>
      <PhoneLink className="form-phone" phone={DEFAULT_PHONE} />
    </p>
    <p className="text-sm text-ink-2">{texts.hours}</p>
  </div>
);
