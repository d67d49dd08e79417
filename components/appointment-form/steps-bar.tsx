import { Icon } from '@/components/ui/icon';

type Props = {
  /** What the list is, for screen readers. */
  label: string;
  steps: readonly string[];
  /** From 1. */
  current: number;
};

/** The three steps of a COVID booking (checklist M103); wells on a dotted line, the ones behind are ticked. */
export function StepsBar({ label, steps, current }: Props) {
  return (
    <ol className="step-bar" aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index + 1 < current;
        return (
          <li key={step} aria-current={index + 1 === current ? 'step' : undefined} data-done={isDone ? '' : undefined}>
            <span aria-hidden="true">{isDone ? <Icon name="check" /> : index + 1}</span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
