import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';

/** A sentence that ends in the public telephone; nothing where none is configured. */
export function CallLine({ text, className }: { text: string; className?: string }) {
  const phone = publicPhone();
  if (!phone) return null;
  return (
    <p className={className}>
      {text} <PhoneLink className="link whitespace-nowrap" phone={phone} />
    </p>
  );
}
