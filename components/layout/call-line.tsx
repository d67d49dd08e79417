import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';

/** A sentence that ends in the public telephone. */
export const CallLine = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    {text} <PhoneLink className="link whitespace-nowrap" phone={publicPhone()} />
  </p>
);
