import { getTranslations } from 'next-intl/server';
import { toPlace } from '@/components/clinics/place';
import { PlaceList } from '@/components/clinics/place-list';
import { Specialists } from '@/components/doctors/specialists';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic, HomeRegion } from '@/lib/domain/clinic';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import { specialityRegionPath } from '@/lib/domain/home-regions';
import { phoneOfSpeciality } from '@/lib/domain/phone';
import type { FullSpeciality } from '@/lib/domain/speciality';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { medicalPageData } from '@/lib/seo/structured/web-page';
import { ProvinceLinks } from './province-links';
import { regionNames } from './region-names';
import { SpecialityIcon } from './speciality-icon';

type Props = {
  locale: Locale;
  speciality: FullSpeciality;
  region: HomeRegion;
  /** Every clinic that offers the speciality, of this region and of others. */
  clinics: Clinic[];
  /** The specialists who work in this region. */
  doctors: Doctor[];
};

/** A speciality in a province: where it is done there, by whom, and the way to an appointment. */
export async function SpecialityRegion({ locale, speciality, region, clinics, doctors }: Props) {
  const [t, aside, names] = await Promise.all([
    getTranslations('SpecialityRegion'),
    getTranslations('Speciality'),
    regionNames(),
  ]);
  const province = names[region];
  const title = t('title', { speciality: speciality.name, province });
  const service = speciality.service ?? 'medicas';
  const path = `/especialidades/${speciality.slug}`;
  const from = specialityRegionPath(speciality, region);
  const here = clinics.filter((clinic) => clinic.region === region);
  const about = medicalPageData({
    locale,
    path: from,
    name: title,
    description: t('lead', { count: here.length, speciality: speciality.name, province }),
    lists: [
      { name: title, records: here.map(({ name, slug }) => ({ name, path: `/clinicas/${slug}` })) },
      {
        name: t('specialists', { province }),
        records: doctors.map((doctor) => ({ name: doctor.name, path: doctorPath(doctor) })),
      },
    ],
  });
  return (
    <div data-service={service}>
      <Breadcrumbs locale={locale} trail={[{ name: speciality.name, path }]} current={title} about={[about]} />
      <div className="bg-(--svc-50)">
        <div className="wrap stack py-10 lg:py-14">
          <p className="text-(--svc)">
            <SpecialityIcon slug={speciality.slug} service={service} size={64} />
          </p>
          <h1 className="text-4xl">{title}</h1>
          <p className="lead">{t('lead', { count: here.length, speciality: speciality.name, province })}</p>
          <p className="flex flex-wrap gap-3 pt-2">
            <a className="btn btn-primary" href={appointmentHref(locale, { specialityId: speciality.id, from })}>
              <Icon name="calendar" /> {t('ask')}
            </a>
            <a className="btn btn-line" href={localePath(locale, path)}>
              {t('back', { speciality: speciality.name })}
            </a>
          </p>
        </div>
      </div>
      <div className="wrap grid gap-12 py-12 lg:grid-cols-12">
        <div className="grid content-start gap-10 lg:col-span-8">
          <section>
            <h2 className="text-2xl">{t('clinics', { province })}</h2>
            <PlaceList
              action={t('ask')}
              places={here.map((clinic) =>
                toPlace(
                  clinic,
                  localePath(locale, `/clinicas/${clinic.slug}`),
                  appointmentHref(locale, { specialityId: speciality.id, clinicId: clinic.id, from }),
                ),
              )}
            />
          </section>
          {speciality.description && <RichContent html={speciality.description} />}
        </div>
        <aside className="aside lg:col-span-4" aria-label={aside('aside')}>
          <div className="stack">
            <h2 className="text-xl">{aside('questions')}</h2>
            <p>
              <PhoneLink className="big-phone" phone={phoneOfSpeciality(speciality.slug)} />
            </p>
            <p className="text-ink-2 text-sm">{aside('hours')}</p>
            <p className="text-ink-2 text-sm">{aside('callBack')}</p>
          </div>
          <ProvinceLinks locale={locale} speciality={speciality} clinics={clinics} current={region} />
        </aside>
      </div>
      {doctors.length > 0 && (
        <Specialists locale={locale} doctors={doctors} service={service} title={t('specialists', { province })} />
      )}
    </div>
  );
}
