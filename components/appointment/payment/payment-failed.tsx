import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { isUnguessable, type RefusedBooking } from '@/lib/domain/appointment/booking';
import { publicPhone, publicPhoneParts } from '@/lib/domain/phone';
import { payAgainHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

type Props = {
  locale: Locale;
  isOk: boolean;
  numcita: string | null;
  /** The hour was held, was not paid in time and is free again. */
  isExpired: boolean;
  /** The booking, or null when it is unknown. */
  refused: RefusedBooking | null;
};

/**
 * Shown for every id other than 'ok' (M149) and for an expired hold: the reason, how to continue, and the telephone. A
 * booking of our own backend that is still held can be paid again; there is no link to an expired payment.
 */
export function PaymentFailed({ locale, isOk, numcita, isExpired, refused }: Props) {
  const isPayable = numcita !== null && isUnguessable(numcita) && (refused === null || refused.isPending === true);
  const t = useTranslations('Payment');
  const own = useTranslations('PaymentPage');
  return (
    <div className="payment-narrow">
      <div className="error-panel stack">
        <h1 className="text-3xl">{isExpired && isOk ? own('expiredTitle') : t('failure')}</h1>
        <p className="font-normal">{own(isExpired ? 'expiredText' : 'failureText')}</p>
        {refused?.heldUntil && <p className="font-normal">{own('heldUntil', { time: refused.heldUntil })}</p>}
      </div>
      <p className="flex flex-wrap gap-3">
        {isPayable ? (
          <a className="btn btn-primary" href={payAgainHref(numcita)}>
            {t('retry')}
          </a>
        ) : (
          <a className="btn btn-primary" href={localePath(locale, '/pedir-cita')}>
            {own('bookAgain')}
          </a>
        )}
        <CallAndHome locale={locale} />
      </p>
    </div>
  );
}

type UnknownProps = {
  locale: Locale;
  /** The upstream's message (M151), or null. */
  error: string | null;
  /** The address of this page. */
  path: string;
};

/** Says where the appointment can be found, for an unknown number or a booking of another browser. */
export async function PaymentUnknown({ locale, error, path }: UnknownProps) {
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

/** The secondary links of a payment's page: the telephone and the home. */
function CallAndHome({ locale }: { locale: Locale }) {
  const t = useTranslations('Payment');
  return (
    <>
      <PhoneLink className="btn btn-line" phone={publicPhoneParts()}>
        <Icon name="phone" /> {t('call')}: {publicPhone()}
      </PhoneLink>
      <a className="btn btn-line" href={localePath(locale, '/')}>
        {t('home')}
      </a>
    </>
  );
}
