import { Icon } from '@/components/ui/icon';
import './forms.css';

type Props = {
  label: string;
  sending: string;
  isSending: boolean;
  /** It cannot be pressed yet. */
  isOff?: boolean;
  icon?: string;
  className?: string;
  /** Outside a form: what is done instead of submitting it. */
  onPress?: () => void;
};

/** Submits the form. While sending it says so and keeps the focus; a second click does nothing. */
export function SubmitButton({ label, sending, isSending, isOff = false, icon, className = '', onPress }: Props) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`btn btn-primary form-submit ${className}`}
      aria-disabled={isSending || isOff || undefined}
      onClick={onPress}
    >
      {isSending ? <span className="form-busy" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span aria-live="polite">{isSending ? sending : label}</span>
    </button>
  );
}
