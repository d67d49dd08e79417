import { Icon } from '@/components/ui/icon';
import './forms.css';

type Props = {
  label: string;
  sending: string;
  isSending: boolean;
  icon?: string;
  className?: string;
  /** Outside a form: what is done instead of submitting it, at the first click of a double one. */
  onPress?: () => void;
};

/** Submits the form. While sending it says so and keeps the focus; a second click does nothing. */
export function SubmitButton({ label, sending, isSending, icon, className = '', onPress }: Props) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`btn btn-primary form-submit ${className}`}
      aria-disabled={isSending || undefined}
      onClick={onPress && (({ detail }) => detail > 1 || onPress())}
    >
      {isSending ? <span className="form-busy" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span aria-live="polite">{isSending ? sending : label}</span>
    </button>
  );
}
