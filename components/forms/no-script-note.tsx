import { NoScript } from '@/components/ui/no-script';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';

/** What to do without JavaScript: `text` says it, the telephone follows. */
export const NoScriptNote = ({ text }: { text: string }) => (
  <NoScript>
    <p className="note mb-10">
      <span>
        {text} <PhoneLink className="link whitespace-nowrap" phone={publicPhone()} />
      </span>
    </p>
  </NoScript>
);
