import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { SessionOver } from './session-over';
import './professional.css';

/** Replaces a page whose session the upstream has ended. */
export function SessionOverPage({ locale }: { locale: Locale }) {
  const t = useTranslations('ProfessionalPortal');
  return (
    <div className="wrap py-10 lg:py-16">
      <div className="password-card">
        <h1 className="mb-4 text-3xl">{t('overTitle')}</h1>
        <SessionOver locale={locale} texts={{ over: t('over'), enter: t('enter') }} />
      </div>
    </div>
  );
}
