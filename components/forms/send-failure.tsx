import { PhoneLink } from '@/components/ui/phone-link';
import type { Failure } from '@/lib/browser/post-form';
import { publicPhoneParts } from '@/lib/domain/phone';

/** `failed` is the sentence of D14; `failedKept` goes before the telephone. */
type FailureTexts = Record<'failed' | 'failedKept' | 'conflict' | 'offline', string>;

/** Says that the form was not sent and that nothing typed is lost (D14), with the telephone. */
export function SendFailure({ texts, failure: { kind } }: { texts: FailureTexts; failure: Failure }) {
  return (
    <div className="error-panel stack" role="alert">
      <p>{texts[kind === 'conflict' || kind === 'offline' ? kind : 'failed']}</p>
      <p className="font-normal text-ink">
        {texts.failedKept} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />.
      </p>
    </div>
  );
}
