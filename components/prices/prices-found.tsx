import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The number of prices that a search found and the way to all of them; without any, also the telephone. */
export function PricesFound({ locale, total }: { locale: Locale; total: number }) {
  const t = useTranslations('PriceIndex');
  return (
    <div className="directory-result">
      <p role="status" className="directory-found">
        {t('found', { count: total })}
      </p>
      {total === 0 && (
        <p>
          {t('noneFound')} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
        </p>
      )}
      <p className="no-print">
        <a className={total === 0 ? 'btn btn-line' : 'link'} href={localePath(locale, '/precios')}>
          {t('seeAll')}
        </a>
      </p>
    </div>
  );
}
