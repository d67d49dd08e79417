import { Icon } from '@/components/ui/icon';

type Step = 'stepData' | 'stepConsent' | 'stepPayment';

type Props = {
  current: 1 | 2 | 3;
  texts: Record<'steps' | 'stepNow' | Step, string>;
  /** Where the first step is, while going back to it makes sense. */
  dataHref?: string;
};

const STEPS: readonly Step[] = ['stepData', 'stepConsent', 'stepPayment'];

/** Where in the booking of a test the visitor is (specification part 2, section 1). */
export function StepBar({ current, texts, dataHref }: Props) {
  const now = STEPS[current - 1] ?? 'stepData';
  return (
    <nav className="step-bar no-print" aria-label={texts.steps}>
      <p className="step-bar-short" aria-hidden="true">
        {texts.stepNow} · {texts[now]}
      </p>
      <ol>
        {STEPS.map((step, index) => {
          const isDone = index + 1 < current;
          const content = (
            <>
              <span className="step-dot">{isDone ? <Icon name="check" /> : index + 1}</span>
              <span className="step-name">{texts[step]}</span>
            </>
          );
          return (
            <li
              key={step}
              className={isDone ? 'step-done' : step === now ? 'step-now' : undefined}
              aria-current={step === now ? 'step' : undefined}
            >
              {isDone && index === 0 && dataHref ? <a href={dataHref}>{content}</a> : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
