import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The link to the configured site with results; `href` null: none is configured, so whom to ask. */
export function ResultsWay({ locale, href }: { locale: Locale; href: string | null }) {
  const t = useTranslations('Content');
  return (
    <p className="pt-2">
      {href ? (
        <a className="btn btn-primary" href={href}>
          {t('results')} <Icon name="arrow-right" />
        </a>
      ) : (
        <a className="link" href={localePath(locale, '/contacto')}>
          {t('askClinic')}
        </a>
      )}
    </p>
  );
}
