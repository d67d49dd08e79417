import { getTranslations } from 'next-intl/server';
import { clinicGroups, specialityGroups } from '@/components/forms/picker-options';
import { FieldFrame } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import type { PickerGroup } from '@/components/ui/picker-props';
import { PlainDayInput } from '@/components/ui/plain-day-input';
import { toPickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import { MAX_CLINICS, MAX_SPECIALITIES, withinCapacity } from '@/lib/domain/capacity';
import type { Clinic } from '@/lib/domain/clinic';
import type { Speciality } from '@/lib/domain/speciality';
import { APPOINTMENT_FIELDS } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { QuickForm } from './quick-form';

const { speciality, clinic, day, origin } = APPOINTMENT_FIELDS;
/** Options of a native list in a large catalogue. */
const MAX_OPTIONS = 24;
const idOf = (name: string) => `rapida-${name}`;

type Props = { locale: Locale; specialities: Speciality[]; clinics: Clinic[] };

/** The quick form on the edge of the hero: speciality, clinic and day, to /pedir-cita (M38 to M40). */
export async function AppointmentInvitation({ locale, specialities, clinics }: Props) {
  const [t, services, communities, dayWords] = await Promise.all([
    getTranslations('Assistant'),
    textsOf('Services'),
    textsOf('Communities'),
    getTranslations('DayField'),
  ]);
  // In a large catalogue the native lists contain the first records of each group; the assistant that replaces them has
  // all.
  const catalogue = toPickerCatalogue(specialities, clinics);
  const shownOf = (groups: PickerGroup[], most: number) =>
    withinCapacity(
      groups.map(({ label, options }) => ({ label, entries: options })),
      { most, ofMany: MAX_OPTIONS },
    ).map(({ label, entries }) => ({ label, options: entries }));
  return (
    <section className="wrap -mt-18" aria-labelledby="cita-t">
      <div className="relative rounded-xl bg-paper p-5 [box-shadow:var(--shadow-3)] sm:p-6">
        <h2 id="cita-t" className="quick-title">
          {t('title')}
        </h2>
        <QuickForm locale={locale}>
          <PlainList
            name={speciality}
            label={t('speciality')}
            all={t('noneEspecialidad')}
            groups={shownOf(specialityGroups(catalogue.specialities, services), MAX_SPECIALITIES)}
          />
          <PlainList
            name={clinic}
            label={t('clinic')}
            all={t('noneClinica')}
            groups={shownOf(clinicGroups(catalogue.clinics, communities), MAX_CLINICS)}
          />
          <FieldFrame id={idOf(day)} label={t('day')}>
            <PlainDayInput
              id={idOf(day)}
              name={day}
              placeholder={dayWords('placeholder')}
              title={dayWords('placeholder')}
            />
          </FieldFrame>
          <input type="hidden" name={origin} value="/" />
          <button type="submit" className="btn btn-primary">
            {t('ask')}
          </button>
        </QuickForm>
      </div>
    </section>
  );
}

type ListProps = { name: string; label: string; all: string; groups: PickerGroup[] };

function PlainList({ name, label, all, groups }: ListProps) {
  return (
    <FieldFrame id={idOf(name)} label={label}>
      <span className="field-select">
        <select id={idOf(name)} name={name} className="control">
          <option value="">{all}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
