import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PhoneLink } from './phone-link';

type Props = { locale: Locale; path: string; message: string };

/** A page that could not be read: the exact message, a way to try again, and a person to call. */
export async function ErrorBody({ locale, path, message }: Props) {
  const t = await getTranslations('Errors');
  return (
    <div className="wrap section stack">
      <h1 className="text-4xl">{t('title')}</h1>
      <div className="error-panel" role="alert">
        <p>
          <Icon name="triangle-alert" /> {t('error', { message })}
        </p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={localePath(locale, path)}>
          {t('retry')}
        </a>
        <a className="btn btn-line" href={localePath(locale, '/')}>
          {t('home')}
        </a>
      </p>
      <p>
        {t('phone')} <PhoneLink className="link" phone={DEFAULT_PHONE} />
      </p>
    </div>
  );
}
