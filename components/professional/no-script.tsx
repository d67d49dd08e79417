import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';

/** For visitors without script: why the form cannot be sent, and the telephone. */
export async function NoScript({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ProfessionalForms' });
  return (
    <noscript>
      <p className="note mb-10">
        <span>
          {t('noScript')} <PhoneLink className="link whitespace-nowrap" phone={DEFAULT_PHONE} />
        </span>
      </p>
    </noscript>
  );
}
