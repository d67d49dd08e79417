import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** Any id but 'ok' (M149): what happened, how to try again, whom to call. */
export async function PaymentFailed({ locale }: { locale: Locale }) {
  const [t, own] = await Promise.all([getTranslations('Payment'), getTranslations('PaymentPage')]);
  return (
    <div className="payment-narrow">
      <div className="error-panel stack">
        <h1 className="text-3xl">{t('failure')}</h1>
        <p className="font-normal">{own('failureText')}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={localePath(locale, '/pedir-cita')}>
          {t('retry')}
        </a>
        <PhoneLink className="btn btn-line" phone={DEFAULT_PHONE}>
          <Icon name="phone" /> {t('call')}: {DEFAULT_PHONE}
        </PhoneLink>
        <a className="btn btn-line" href={localePath(locale, '/')}>
          {t('home')}
        </a>
      </p>
    </div>
  );
}
