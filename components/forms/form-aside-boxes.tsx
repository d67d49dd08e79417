import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import './forms.css';

/** The next steps of a request. */
export const FormSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="form-steps">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** The next steps, beside a form. */
export const StepsBox = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <div>
    <h2>{title}</h2>
    <FormSteps steps={steps} />
  </div>
);

/** The telephone and its hours beside a form (M179). */
export const TelephoneBox = ({ texts }: { texts: { callTitle: string; hours: string } }) => (
  <div>
    <h2>{texts.callTitle}</h2>
    <p>
      <PhoneLink className="form-phone" phone={publicPhoneParts()} />
    </p>
    <p className="text-sm text-ink-2">{texts.hours}</p>
  </div>
);
