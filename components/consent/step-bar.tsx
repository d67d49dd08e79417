import { Icon } from '@/components/ui/icon';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  texts: Record<'steps' | 'stepNow' | 'stepData' | 'stepConsent' | 'stepPayment', string>;
};

/** Where in the booking the visitor is: the data are done and can be gone back to, the payment is still to come. */
export function StepBar({ locale, texts }: Props) {
  return (
    <nav className="step-bar no-print" aria-label={texts.steps}>
      <p className="step-bar-short" aria-hidden="true">
        {texts.stepNow} · {texts.stepConsent}
      </p>
      <ol>
        <li className="step-done">
          <a href={localePath(locale, '/pedir-cita')}>
            <span className="step-dot">
              <Icon name="check" />
            </span>
            <span className="step-name">{texts.stepData}</span>
          </a>
        </li>
        <li className="step-now" aria-current="step">
          <span className="step-dot">2</span>
          <span className="step-name">{texts.stepConsent}</span>
        </li>
        <li>
          <span className="step-dot">3</span>
          <span className="step-name">{texts.stepPayment}</span>
        </li>
      </ol>
    </nav>
  );
}
