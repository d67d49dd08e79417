import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import { isUnguessable } from '@/lib/domain/appointment/booking';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { payAgainHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; numcita: string | null };

/**
 * Any id but 'ok' (M149): what happened, how to try again, whom to call. A booking of our own backend is held for some
 * minutes more and is paid again without filling in anything; whoever comes too late is told there.
 */
export async function PaymentFailed({ locale, numcita }: Props) {
  const isHeldHere = numcita !== null && isUnguessable(numcita);
  const [t, own] = await Promise.all([getTranslations('Payment'), getTranslations('PaymentPage')]);
  return (
    <div className="payment-narrow">
      <div className="error-panel stack">
        <h1 className="text-3xl">{t('failure')}</h1>
        <p className="font-normal">{own('failureText')}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={isHeldHere ? payAgainHref(numcita) : localePath(locale, '/pedir-cita')}>
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
