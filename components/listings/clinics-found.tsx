import { provinceKey } from '@clinic/contract/provinces';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Clinic } from '@/lib/domain/clinic';
import type { Speciality } from '@/lib/domain/speciality';
import { type ClinicChoice, clinicsPath } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  total: number;
  choice: ClinicChoice;
  speciality: Speciality | null;
  associated: Clinic[];
};

/** The number of clinics found, links that remove each part of the filter, and further help. */
export function ClinicsFound({ locale, total, choice, speciality, associated }: Props) {
  const t = useTranslations('ClinicIndex');
  const parts: [name: string, without: ClinicChoice][] = [
    [choice.place, { ...choice, place: '' }],
    [speciality?.name ?? '', { ...choice, speciality: '' }],
    [choice.isOpenNow ? t('openNow') : '', { ...choice, isOpenNow: false }],
    [choice.hasVideo ? t('withVideo') : '', { ...choice, hasVideo: false }],
  ];
  const region = associated[0] ? provinceKey(associated[0].region) : '';
  return (
    <div className="directory-result">
      <p role="status" className="directory-found">
        {t('found', { count: total })}
      </p>
      <ul className="chips" aria-label={t('filters')}>
        {parts
          .filter(([name]) => name !== '')
          .map(([name, without]) => (
            <li key={name}>
              <a className="chip" href={localePath(locale, clinicsPath(without))}>
                <span className="sr-only">{t('remove')} </span>
                {name} <Icon name="x" />
              </a>
            </li>
          ))}
      </ul>
      {total === 0 && (
        <>
          <p>{t('noneFound')}</p>
          <p>
            <a className="btn btn-line" href={localePath(locale, '/clinicas')}>
              {t('seeAll')}
            </a>
          </p>
        </>
      )}
      {associated.length > 0 && (
        <p>
          <a className="link" href={localePath(locale, `/clinicas/centros-asociados${region && `?region=${region}`}`)}>
            {t('associatedHere', { count: associated.length, place: choice.place })} <Icon name="arrow-right" />
          </a>
        </p>
      )}
    </div>
  );
}
