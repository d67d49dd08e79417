import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { specialitiesByService } from '@/lib/domain/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import type { Speciality } from '@/lib/domain/speciality';
import { townsOf } from '@/lib/domain/towns';
import type { ClinicChoice } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  clinics: Clinic[];
  specialities: Speciality[];
  /** The chosen speciality. */
  speciality: Speciality | null;
  choice: ClinicChoice;
};

/** Maximum length of a usable list. */
const MAX_CHOICES = 120;
const MAX_TOWNS = 60;

/** The filter of the clinics: an ordinary form that asks for the page again, so it works without script. */
export function ClinicFilter({ locale, clinics, specialities, speciality, choice }: Props) {
  const t = useTranslations('ClinicFilter');
  const towns = townsOf(clinics);
  return (
    <form className="clinic-filter" action={localePath(locale, '/clinicas')} aria-label={t('label')} autoComplete="off">
      <div className="field">
        <label htmlFor="localidad">{t('place')}</label>
        <input
          id="localidad"
          name="localidad"
          type="search"
          className="control"
          maxLength={80}
          enterKeyHint="search"
          defaultValue={choice.place}
          list="localidades"
        />
        {towns.length <= MAX_TOWNS && (
          <datalist id="localidades">
            {towns.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        )}
      </div>
      <SpecialityField {...{ specialities, speciality }} />
      <fieldset className="filter-boxes">
        <legend className="sr-only">{t('also')}</legend>
        <FilterBox name="abierta" text={t('openNow')} isChosen={choice.isOpenNow} />
        <FilterBox name="teleconsulta" text={t('video')} isChosen={choice.hasVideo} />
      </fieldset>
      <button type="submit" className="btn btn-primary">
        {t('apply')}
      </button>
    </form>
  );
}

/**
 * The list of specialities under their services. If it would be too long, a hidden field keeps a speciality chosen
 * elsewhere.
 */
function SpecialityField({ specialities, speciality }: Pick<Props, 'specialities' | 'speciality'>) {
  const t = useTranslations('ClinicFilter');
  const services = useTranslations('Services');
  if (specialities.length > MAX_CHOICES) {
    return speciality && <input type="hidden" name="especialidad" value={speciality.id} />;
  }
  return (
    <div className="field">
      <label htmlFor="especialidad">{t('speciality')}</label>
      <span className="field-select">
        <select id="especialidad" name="especialidad" className="control" defaultValue={speciality?.id ?? ''}>
          <option value="">{t('allSpecialities')}</option>
          {specialitiesByService(specialities).map((group) => (
            <optgroup key={group.service} label={services(group.service)}>
              {group.specialities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}

const FilterBox = ({ name, text, isChosen }: { name: string; text: string; isChosen: boolean }) => (
  <label className="filter-box">
    <input type="checkbox" name={name} value="1" defaultChecked={isChosen} /> {text}
  </label>
);
