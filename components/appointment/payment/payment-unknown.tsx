import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { CallAndHome } from './call-and-home';

type Props = {
  locale: Locale;
  /** The upstream's own words (M151); null when it gave none or did not answer. */
  error: string | null;
  /** The address of this page. */
  path: string;
};

/** An unknown number, or one this browser may not see: says where the appointment can be found. */
export async function PaymentUnknown({ locale, error, path }: Props) {
  const [own, { reload }] = await Promise.all([getTranslations('PaymentPage'), textsOf('PaymentConfirming')]);
  return (
    <div className="payment-narrow">
      <div className="stack">
        <h1 className="text-3xl">{own('unknownTitle')}</h1>
        {error && (
          <p className="error-panel" role="alert">
            {error}
          </p>
        )}
        <p className="lead">{own('unknown')}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={path}>
          {reload}
        </a>
        <CallAndHome locale={locale} />
      </p>
    </div>
  );
}
