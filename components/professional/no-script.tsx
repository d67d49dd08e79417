import { getTranslations } from 'next-intl/server';
import { NoScript as NoScriptContent } from '@/components/ui/no-script';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';

/** For visitors without JavaScript: why the form cannot be sent, and the telephone. */
export async function NoScript({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ProfessionalNoScript' });
  return (
    <NoScriptContent>
      <p className="note mb-10">
        <span>
          {t('noScript')} <PhoneLink className="link whitespace-nowrap" phone={publicPhone()} />
        </span>
      </p>
    </NoScriptContent>
  );
}
