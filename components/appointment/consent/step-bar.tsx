import { Icon } from '@/components/ui/icon';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import './consent.css';
import { fillText } from '@/lib/i18n/fill-text';

type Props = {
  locale: Locale;
  texts: Texts<'StepBar'>;
  /** The step the visitor is at. */
  current: 1 | 2 | 3;
};

/** The current step of the booking (M103). The consent step links back to the data; the payment step has no link. */
export function StepBar({ locale, texts, current }: Props) {
  const names = [texts.stepData, texts.stepConsent, texts.stepPayment];
  return (
    <nav className="step-bar no-print" aria-label={texts.steps}>
      <p className="step-bar-short" aria-hidden="true">
        {fillText(texts.stepNow, { step: current })} · <span>{names[current - 1]}</span>
      </p>
      <ol>
        {names.map((name, index) => {
          const step = index + 1;
          const isDone = step < current;
          const well = (
            <>
              <span className="step-dot">{isDone ? <Icon name="check" /> : step}</span>
              <span className="step-name">{name}</span>
            </>
          );
          return (
            <li
              key={name}
              className={isDone ? 'step-done' : step === current ? 'step-now' : undefined}
              aria-current={step === current ? 'step' : undefined}
            >
              {step === 1 && current === 2 ? <a href={localePath(locale, '/pedir-cita')}>{well}</a> : well}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
