import { useTranslations } from 'next-intl';
import { OWN_VISIT_PATH } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; className?: string };

/** For visitors who already have an appointment: the way to the page that shows, changes or cancels it. */
export function OwnVisitLine({ locale, className }: Props) {
  const t = useTranslations('OwnVisitPage');
  return (
    <p className={className}>
      {t('question')}{' '}
      <a className="link" href={localePath(locale, OWN_VISIT_PATH)}>
        {t('manage')}
      </a>
    </p>
  );
}
