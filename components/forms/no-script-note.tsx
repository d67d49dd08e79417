import { PhoneLink } from '@/components/layout/phone-link';
import { DEFAULT_PHONE } from '@/lib/domain/phone';

/** What to do without JavaScript: `text` says it, the telephone follows. */
export const NoScriptNote = ({ text }: { text: string }) => (
  <noscript>
    <p className="note mb-10">
      <span>
        {text} <PhoneLink className="link whitespace-nowrap" phone={DEFAULT_PHONE} />
      </span>
    </p>
  </noscript>
);
