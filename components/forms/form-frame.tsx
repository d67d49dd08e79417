import { type ReactNode, useEffect, useRef } from 'react';
import { AT_ONCE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import type { FormSubmission } from '@/lib/hooks/use-form-submission';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { ErrorSummary, type FieldError, type SummaryTexts } from './error-summary';
import './forms.css';

type Props = {
  submission: Pick<FormSubmission, 'events' | 'refusals' | 'isAgain'>;
  className?: string;
  /** Id of the form's heading. */
  labelledBy?: string;
  summary: SummaryTexts;
  /** In the order of the form. */
  errors: readonly FieldError[];
  children: ReactNode;
};

/** A form with the summary of its errors, which is focused after each refused submit. Disabled without JavaScript. */
export function FormFrame({ submission, className = '', labelledBy, summary, errors, children }: Props) {
  const { events, refusals, isAgain } = submission;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  useEffect(() => {
    if (refusals === focused.current || (refusals > 0 && !panel.current)) return; // the next render shows the panel
    focused.current = refusals;
    panel.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it replaces a form that was sent
  useEffect(() => {
    if (isAgain) form.current?.focus();
  }, []);
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={`form ${className}`.trim()}
      aria-labelledby={labelledBy}
      noValidate
      method="post"
      {...mark(AT_ONCE_ATTRIBUTE, '')}
      {...events}
    >
      <fieldset className="form-disabled" disabled={!isHydrated}>
        {refusals > 0 && errors.length > 0 && <ErrorSummary ref={panel} texts={summary} errors={errors} />}
        {children}
      </fieldset>
    </form>
  );
}
