import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The secondary links of a payment's page: the telephone and the home. */
export function CallAndHome({ locale }: { locale: Locale }) {
  const t = useTranslations('Payment');
  const phone = publicPhone();
  return (
    <>
      <PhoneLink className="btn btn-line" phone={phone}>
        <Icon name="phone" /> {t('call')}: {phone}
      </PhoneLink>
      <a className="btn btn-line" href={localePath(locale, '/')}>
        {t('home')}
      </a>
    </>
  );
}
