import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PhoneLink } from './phone-link';

type Props = { locale: Locale; phone: string };

/** The two things a thumb should reach at any moment on a narrow screen. */
export async function ActionBar({ locale, phone }: Props) {
  const t = await getTranslations('Shell');
  return (
    <div className="action-bar narrow-only no-print">
      <PhoneLink className="btn btn-line" phone={phone} label={t('callNumber', { phone })}>
        <Icon name="phone" /> {t('call')}
      </PhoneLink>
      <a className="btn btn-act" href={localePath(locale, '/pedir-cita')}>
        <Icon name="calendar" /> {t('askAppointment')}
      </a>
    </div>
  );
}
