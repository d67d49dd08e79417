import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';

/** A sentence that ends in the public telephone. */
export const CallLine = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    {text} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
  </p>
);
