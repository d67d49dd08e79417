import { Icon } from '@/components/ui/icon';
import './forms.css';

type Props = {
  label: string;
  sending: string;
  isSending: boolean;
  icon?: string;
  className?: string;
};

/** Submits the form. While sending it shows another label and keeps the focus; a second click does nothing. */
export function SubmitButton({ label, sending, isSending, icon, className = '' }: Props) {
  return (
    <button type="submit" className={`btn btn-primary form-submit ${className}`} aria-disabled={isSending || undefined}>
      {isSending ? <span className="form-busy" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span aria-live="polite">{isSending ? sending : label}</span>
    </button>
  );
}
