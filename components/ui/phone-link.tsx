import { telHref } from '@/lib/domain/phone';

type Props = { phone: string; className?: string; label?: string; children?: React.ReactNode };

/**
 * A number to call; nothing when there is none. ShellScript puts number and address back if another script alters them
 * (M21).
 */
export function PhoneLink({ phone, className, label, children }: Props) {
  if (!phone) return null;
  return (
    <a className={className} href={telHref(phone)} aria-label={label} data-phone="">
      {children ?? phone}
    </a>
  );
}
