import { Icon } from '@/components/ui/icon';
import './forms.css';

type Props = { label: string; sending: string; isSending: boolean; icon?: string; className?: string };

/** Sends the form. While it is sending it says so and stays where the focus is; pressing it again does nothing. */
export function SubmitButton({ label, sending, isSending, icon, className = '' }: Props) {
  return (
    <button type="submit" className={`btn btn-primary form-submit ${className}`} aria-disabled={isSending || undefined}>
      {isSending ? <span className="form-busy" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span aria-live="polite">{isSending ? sending : label}</span>
    </button>
  );
}
