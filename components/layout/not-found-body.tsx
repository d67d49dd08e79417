import { getTranslations } from 'next-intl/server';
import { Motif } from '@/components/motif/motif';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PhoneLink } from './phone-link';

export async function NotFoundBody({ locale }: { locale: Locale }) {
  const t = await getTranslations('NotFound');
  return (
    <div className="wrap section stack">
      <Motif service="medicas" seed="404" variant="digits" className="w-full max-w-md" />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={localePath(locale, '/')}>
          {t('home')}
        </a>
        <a className="btn btn-line" href={localePath(locale, '/contacto')}>
          {t('contact')}
        </a>
      </p>
      <p>
        {t('phone')} <PhoneLink className="link" phone={DEFAULT_PHONE} />
      </p>
    </div>
  );
}
