import { getTranslations } from 'next-intl/server';
import { clinicGroups, specialityGroups } from '@/components/appointment/picker-groups';
import { QuickForm } from '@/components/appointment/quick-form';
import { FieldFrame } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import type { PickerGroup } from '@/components/ui/picker';
import { APPOINTMENT_FIELDS } from '@/lib/domain/appointment/address-fields';
import { toPickerCatalogue } from '@/lib/domain/appointment/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import { COMMUNITIES } from '@/lib/domain/communities';
import { MOST_CLINICS, MOST_SPECIALITIES } from '@/lib/domain/home-room';
import { withinRoom } from '@/lib/domain/menu-room';
import { madridDay } from '@/lib/domain/notice';
import { SERVICES, type Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

const { speciality, clinic, day, origin } = APPOINTMENT_FIELDS;
/** Options of a plain list that cannot hold all. */
const OF_MANY = 24;
const idOf = (name: string) => `rapida-${name}`;

type Props = { locale: Locale; specialities: Speciality[]; clinics: Clinic[] };

/** The quick form on the edge of the hero: speciality, clinic and day, to /pedir-cita (checklist M38 to M40). */
export async function AppointmentInvitation({ locale, specialities, clinics }: Props) {
  const [t, services, communities] = await Promise.all([
    getTranslations('Assistant'),
    getTranslations('Services'),
    getTranslations('Communities'),
  ]);
  // In a large catalogue the plain lists hold the first of each group; the assistant that takes their place has them all.
  const catalogue = toPickerCatalogue(specialities, clinics);
  const shownOf = (groups: PickerGroup[], most: number) =>
    withinRoom(
      groups.map(({ label, options }) => ({ label, entries: options })),
      { most, ofMany: OF_MANY },
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
            groups={shownOf(specialityGroups(catalogue.specialities, textsOf(services, SERVICES)), MOST_SPECIALITIES)}
          />
          <PlainList
            name={clinic}
            label={t('clinic')}
            all={t('noneClinica')}
            groups={shownOf(clinicGroups(catalogue.clinics, textsOf(communities, COMMUNITIES)), MOST_CLINICS)}
          />
          <FieldFrame id={idOf(day)} label={t('day')}>
            <input id={idOf(day)} className="control" type="date" name={day} min={madridDay(new Date())} />
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
