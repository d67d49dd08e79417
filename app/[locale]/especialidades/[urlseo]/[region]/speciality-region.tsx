import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Specialists } from '@/components/doctors/specialists';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { clinicChoices } from '@/components/shared/clinic-choice';
import { ClinicComparison } from '@/components/shared/clinic-comparison';
import { FirstHourLink } from '@/components/shared/first-hour';
import { InsurerPayments } from '@/components/shared/insurer-payments';
import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { SpecialityAside } from '@/components/specialities/speciality-aside';
import { ProvinceLinks, regionNames } from '@/components/specialities/speciality-links';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { FirstHour } from '@/lib/domain/appointment/first-hour';
import type { Clinic, HomeRegion } from '@/lib/domain/clinic';
import { optionsOfSpeciality } from '@/lib/domain/clinic-options';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import type { Insurer } from '@/lib/domain/insurer';
import type { Picture } from '@/lib/domain/media';
import type { Product } from '@/lib/domain/product';
import { recordPath } from '@/lib/domain/record-path';
import { specialityRegionPath } from '@/lib/domain/regions';
import type { FullSpeciality } from '@/lib/domain/speciality';
import { type ShownHour, shownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { medicalPageData } from '@/lib/seo/structured/web-page';

type Props = {
  locale: Locale;
  speciality: FullSpeciality;
  icon: Picture | null;
  region: HomeRegion;
  /** Every clinic with the speciality, in all regions. */
  clinics: Clinic[];
  /** The specialists who work in this region. */
  doctors: Doctor[];
  products: Product[];
  /** The configured insurers. */
  insurers: Insurer[];
  /** Its first free hours in all regions, earliest first. */
  hours: FirstHour[];
};

/** A speciality in a province: its clinics and doctors, and a link to an appointment. */
export async function SpecialityRegion(props: Props) {
  const { locale, speciality, icon, region, clinics, doctors, products, insurers, hours } = props;
  const [t, all, names] = await Promise.all([getTranslations('SpecialityRegion'), allSpecialities(), regionNames()]);
  const province = names[region];
  const title = t('title', { speciality: speciality.name, province });
  const service = speciality.service ?? 'medicas';
  const path = `/especialidades/${speciality.slug}`;
  const from = specialityRegionPath(speciality, region);
  const here = clinics.filter((clinic) => clinic.region === region);
  const options = optionsOfSpeciality({ speciality, clinics: here, products, hours });
  const hour = hours.find(({ clinicId }) => here.some(({ id }) => id === clinicId));
  const lead = t('lead', { count: here.length, speciality: speciality.name, province });
  const about = medicalPageData({
    locale,
    path: from,
    name: title,
    description: lead,
    lists: [
      { name: title, records: here.map((clinic) => ({ name: clinic.name, path: recordPath('clinicas', clinic) })) },
      {
        name: t('specialists', { province }),
        records: doctors.map((doctor) => ({ name: doctor.name, path: doctorPath(doctor) })),
      },
    ],
  });
  return (
    <div data-service={service}>
      <Breadcrumbs locale={locale} trail={[all, { name: speciality.name, path }]} current={title} about={[about]} />
      <RegionHead
        {...{ locale, speciality, icon, title, lead, from }}
        hour={shownHour(locale, hour, { from, clinics: here })}
        ask={t('ask')}
        back={t('back', { speciality: speciality.name })}
      />
      <div className="wrap section grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-8">
          <section>
            <h2 className="text-2xl">{t('clinics', { province })}</h2>
            <ClinicComparison locale={locale} choices={await clinicChoices(locale, options, from)} />
          </section>
          <InsurerPayments {...{ locale, insurers }} places={options} />
          {speciality.description && <RichContent html={speciality.description} />}
        </div>
        <SpecialityAside slug={speciality.slug}>
          <ProvinceLinks locale={locale} speciality={speciality} clinics={clinics} current={region} />
        </SpecialityAside>
      </div>
      {doctors.length > 0 && (
        <Specialists locale={locale} doctors={doctors} service={service} title={t('specialists', { province })} />
      )}
    </div>
  );
}

type HeadProps = Pick<Props, 'locale' | 'speciality' | 'icon'> &
  Record<'title' | 'lead' | 'ask' | 'back' | 'from', string> & { hour: ShownHour | null };

/** The title, and links to an appointment and to the page of the speciality. */
function RegionHead({ locale, speciality, icon, title, lead, ask, back, from, hour }: HeadProps) {
  const first = useTranslations('FirstHour');
  return (
    <div className="bg-(--svc-50)">
      <div className="wrap stack py-6 lg:py-10">
        <p className="text-(--svc)">
          <SpecialityIcon
            own={icon?.url}
            words={`${speciality.slug} ${speciality.name}`}
            service={speciality.service ?? 'medicas'}
            size={64}
          />
        </p>
        <h1 className="text-4xl">{title}</h1>
        <p className="lead">{lead}</p>
        <p className="flex flex-wrap items-center gap-3 pt-2">
          <a className="btn btn-primary" href={appointmentHref(locale, { specialityId: speciality.id, from })}>
            <Icon name="calendar" /> {ask}
          </a>
          <a className="btn btn-line" href={localePath(locale, `/especialidades/${speciality.slug}`)}>
            {back}
          </a>
          <FirstHourLink label={first('label')} hour={hour} />
        </p>
      </div>
    </div>
  );
}

/** The first step of the trail. */
async function allSpecialities() {
  const t = await getTranslations('SpecialityIndex');
  return { name: t('name'), path: '/especialidades' };
}
