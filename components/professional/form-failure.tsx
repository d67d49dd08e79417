import { PhoneLink } from '@/components/ui/phone-link';
import type { Failure } from '@/lib/browser/post-form';
import { publicPhone } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { LoginLink } from './login-link';
import type { FormTexts } from './professional-texts';

type Props = { locale: Locale; failure: Failure; texts: FormTexts; onLoggedIn: () => void };

/** Why it was not sent; everything is still in the form. The upstream's own words are shown as text (M166, M172). */
export function FormFailure({ locale, failure, texts, onLoggedIn }: Props) {
  const { kind } = failure;
  return (
    <div className="error-panel stack" role="alert">
      <p>{sentenceOf(failure, texts)}</p>
      {kind === 'unauthorized' && (
        <p>
          <LoginLink locale={locale} className="btn btn-line" onLoggedIn={onLoggedIn}>
            {texts.enterAgain}
          </LoginLink>
        </p>
      )}
      {kind === 'failed' && (
        <p className="font-normal text-ink">
          {texts.kept} <PhoneLink className="link whitespace-nowrap" phone={publicPhone()} />.
        </p>
      )}
    </div>
  );
}

function sentenceOf(failure: Failure, texts: FormTexts): string {
  if (failure.kind === 'refused') return failure.text || texts.failed;
  if (failure.kind === 'unauthorized') return texts.sessionOver;
  return texts[failure.kind === 'taken' ? 'failed' : failure.kind];
}
