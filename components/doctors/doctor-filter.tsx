import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type DoctorChoice, type DoctorOption, type DoctorOptions, isEverybody } from '@/lib/domain/doctor-filter';
import { AT_CHANGE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import {
  DOCTOR_FIELDS,
  DOCTOR_FILTER_PATH,
  doctorsOfPath,
  HOUR_CHOICES,
  MAX_TEXT_LENGTH,
} from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  choice: DoctorChoice;
  /** The options of the filter. A list without options is hidden. */
  offered: DoctorOptions;
  total: number;
  /** True if doctors have free hours to choose by. */
  hasHours: boolean;
};

/** Maximum length of a usable list. With more specialities, their pages link here and the visitor types a place. */
const MAX_OPTIONS = 60;

/** The options to list: if there are too many, only the chosen one, so that it can be removed. */
const listed = (options: DoctorOption[], chosen: string | null): DoctorOption[] =>
  options.length > MAX_OPTIONS ? options.filter(({ id }) => id === chosen) : options;

/** The filter of the doctors (M75): a form that loads the page again, so each choice is an entry of the history. */
export function DoctorFilter({ locale, choice, offered, total, hasHours }: Props) {
  const t = useTranslations('DoctorList');
  const { specialities } = offered;
  const fewSpecialities = listed(specialities, choice.specialityId);
  const asksPlace = offered.clinics.length > MAX_OPTIONS || choice.place !== '';
  const placeField = asksPlace && <TextField label={t('place')} name={DOCTOR_FIELDS.place} start={choice.place} />;
  return (
    <div className="doctor-bar">
      {offered.byName ? (
        <search>
          <form className="doctor-filter" action={localePath(locale, DOCTOR_FILTER_PATH)} autoComplete="off">
            <TextField label={t('search')} name={DOCTOR_FIELDS.name} start={choice.name} />
            <Choices
              name={DOCTOR_FIELDS.speciality}
              label={t('filter')}
              every={t('choose')}
              options={fewSpecialities}
              chosen={choice.specialityId}
              everythingHref={localePath(locale, '/medicos')}
            />
            {fewSpecialities.length === 0 && placeField}
            <button type="submit" className="btn btn-primary">
              {t('apply')}
            </button>
            <MoreChoices {...{ choice, offered, hasHours }}>{fewSpecialities.length > 0 && placeField}</MoreChoices>
          </form>
        </search>
      ) : (
        <search>
          <form className="doctor-filter" action={localePath(locale, '/resultados-busqueda')} autoComplete="off">
            <TextField label={t('search')} name="q" start="" />
            <button type="submit" className="btn btn-primary">
              {t('submit')}
            </button>
          </form>
        </search>
      )}
      {specialities.length > MAX_OPTIONS && (
        <a className="link" href={localePath(locale, '/especialidades')}>
          {t('specialityIndex')}
        </a>
      )}
      <Chosen {...{ locale, choice, offered, total }} />
    </div>
  );
}

type MoreProps = Pick<Props, 'choice' | 'offered' | 'hasHours'> & { children: ReactNode };

/**
 * Clinic or place, language, teleconsultation and free hours, open when one of them is chosen. Renders nothing without
 * options.
 */
function MoreChoices({ choice, offered, hasHours, children }: MoreProps) {
  const [t, hours] = [useTranslations('DoctorList'), useTranslations('HourFilter')];
  const { languages, video } = offered;
  const clinics = listed(offered.clinics, choice.clinicId);
  if (clinics.length === 0 && languages.length === 0 && !video && !hasHours && !children) return null;
  const { clinicId, place, languageId, withVideo, isSoon, byHour } = choice;
  const isChosen = clinicId || (children && place) || languageId || withVideo || isSoon || byHour;
  return (
    <details className="doctor-more" open={Boolean(isChosen)}>
      <summary className="link">
        {t('more')} <Icon name="chevron-down" />
      </summary>
      <div>
        {children}
        <Choices
          name={DOCTOR_FIELDS.clinic}
          label={t('filterClinic')}
          every={t('everyClinic')}
          options={clinics}
          chosen={choice.clinicId}
        />
        <Choices
          name={DOCTOR_FIELDS.language}
          label={t('filterLanguage')}
          every={t('everyLanguage')}
          options={languages}
          chosen={choice.languageId}
        />
        {video && (
          <label className="doctor-check">
            <input type="checkbox" name={DOCTOR_FIELDS.video} value="1" defaultChecked={choice.withVideo} />
            {t('video')}
          </label>
        )}
        {hasHours && (
          <div className="hour-choices flex flex-wrap gap-x-6">
            {HOUR_CHOICES.map(({ choice: key, name, value }) => (
              <label key={name} className="doctor-check">
                <input type="checkbox" name={name} value={value} defaultChecked={choice[key]} />
                {hours(key)}
              </label>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

function TextField({ label, name, start }: { label: string; name: string; start: string }) {
  return (
    <p className="doctor-field">
      <label htmlFor={`medicos-${name}`}>{label}</label>
      <input
        id={`medicos-${name}`}
        className="control"
        type="search"
        name={name}
        defaultValue={start}
        maxLength={MAX_TEXT_LENGTH}
        spellCheck={false}
        enterKeyHint="search"
      />
    </p>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  every: string;
  options: DoctorOption[];
  chosen: string | null;
  /** The address of the unfiltered list; set for a list that filters at once. */
  everythingHref?: string;
};

/** A list to choose from; renders nothing without options. */
function Choices({ name, label, every, options, chosen, everythingHref }: ChoicesProps) {
  if (options.length === 0) return null;
  return (
    <p className="doctor-field">
      <label htmlFor={`medicos-${name}`}>{label}</label>
      <select
        id={`medicos-${name}`}
        name={name}
        className="control"
        defaultValue={chosen ?? ''}
        {...mark(AT_CHANGE_ATTRIBUTE, everythingHref)}
      >
        <option value="">{every}</option>
        {options.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The number of doctors, and the chosen filters, each as a link that removes it. */
function Chosen({ locale, choice, offered, total }: Omit<Props, 'hasHours'>) {
  const [t, hours] = [useTranslations('DoctorList'), useTranslations('HourFilter')];
  const nameOf = (options: DoctorOption[], id: string | null) => options.find((option) => option.id === id)?.name;
  const chosen: [text: string | undefined, without: Partial<DoctorChoice>][] = [
    [choice.name && `“${choice.name}”`, { name: '' }],
    [nameOf(offered.specialities, choice.specialityId), { specialityId: null }],
    [nameOf(offered.clinics, choice.clinicId), { clinicId: null }],
    [choice.place && `“${choice.place}”`, { place: '' }],
    [nameOf(offered.languages, choice.languageId), { languageId: null }],
    [choice.withVideo ? t('video') : undefined, { withVideo: false }],
    [choice.isSoon ? hours('isSoon') : undefined, { isSoon: false }],
    [choice.byHour ? hours('sorted') : undefined, { byHour: false }],
  ];
  const everybody = isEverybody(choice);
  return (
    <div className="doctor-chosen">
      <p role="status">{t('count', { count: total })}</p>
      <a className="btn btn-line" href={localePath(locale, '/medicos')} aria-current={everybody ? 'true' : undefined}>
        {t('all')}
      </a>
      {!everybody && (
        <ul className="chips" aria-label={t('chosen')}>
          {chosen.map(
            ([text, without]) =>
              text && (
                <li key={text}>
                  <a className="chip" href={localePath(locale, doctorsOfPath({ ...choice, ...without }))}>
                    <span className="sr-only">{t('remove')} </span>
                    {text} <Icon name="x" />
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}
