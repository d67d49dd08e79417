import { getTranslations } from 'next-intl/server';
import { clinicGroups, specialityGroups } from '@/components/appointment/picker-groups';
import { QuickForm } from '@/components/appointment/quick-form';
import { toPickerCatalogue } from '@/lib/domain/appointment/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import { COMMUNITIES } from '@/lib/domain/communities';
import { madridDay } from '@/lib/domain/notice';
import { SERVICES, type Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

type Props = { locale: Locale; specialities: Speciality[]; clinics: Clinic[] };

/** The way to an appointment, on the edge of the hero: speciality, clinic and day (checklist M38 to M40). */
export async function AppointmentInvitation({ locale, specialities, clinics }: Props) {
  const [t, services, communities] = await Promise.all([
    getTranslations('Assistant'),
    getTranslations('Services'),
    getTranslations('Communities'),
  ]);
  const catalogue = toPickerCatalogue(specialities, clinics);
  return (
    <section className="wrap -mt-18" aria-labelledby="cita-t">
      <div className="relative rounded-xl bg-paper p-5 shadow-3 sm:p-6">
        <h2 id="cita-t" className="quick-title">
          {t('title')}
        </h2>
        <QuickForm
          locale={locale}
          specialities={specialityGroups(catalogue.specialities, textsOf(services, SERVICES))}
          clinics={clinicGroups(catalogue.clinics, textsOf(communities, COMMUNITIES))}
          today={madridDay(new Date())}
          texts={textsOf(t, ['speciality', 'clinic', 'day', 'noneEspecialidad', 'noneClinica', 'ask'])}
        />
      </div>
    </section>
  );
}
