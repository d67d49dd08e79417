import { getTranslations } from 'next-intl/server';
import { Portrait } from '@/components/doctors/doctor-profile';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CallLine } from '@/components/layout/call-line';
import { toClinicAddress } from '@/components/shared/clinic-address';
import { ClinicAddressList } from '@/components/shared/clinic-address-list';
import { FirstHourLink } from '@/components/shared/first-hour';
import { InsurerPayments } from '@/components/shared/insurer-payments';
import { Icon } from '@/components/ui/icon';
import { NameLink } from '@/components/ui/name-link';
import { RichContent } from '@/components/ui/rich-content';
import type { FirstHour } from '@/lib/domain/appointment/first-hour';
import type { Clinic } from '@/lib/domain/clinic';
import { type Doctor, doctorPath, onlyServiceOf, serviceOfDoctor } from '@/lib/domain/doctor';
import type { Insurer } from '@/lib/domain/insurer';
import { recordPath } from '@/lib/domain/record-path';
import { shownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { doctorData } from '@/lib/seo/structured/clinic';

type Props = {
  locale: Locale;
  doctor: Doctor;
  /** The clinics of the doctor, with address and phone. */
  clinics: Clinic[];
  /** The configured insurers. */
  insurers: Insurer[];
  /** The first free hour; undefined without an agenda. */
  hour: FirstHour | undefined;
};

/** The form for an appointment with the doctor, in their first speciality. */
export const askDoctorHref = (locale: Locale, doctor: Doctor): string =>
  appointmentHref(locale, { specialityId: doctor.specialities[0]?.id, from: doctorPath(doctor) });

/** The page of a doctor: name, specialities, clinics, languages, and a link to an appointment. */
export async function DoctorDetail({ locale, doctor, clinics, insurers, hour }: Props) {
  const [t, list, shell] = await Promise.all([
    getTranslations('DoctorPage'),
    getTranslations('Doctors'),
    getTranslations('Speciality'),
  ]);
  const from = doctorPath(doctor);
  const specialityId = doctor.specialities[0]?.id;
  const own = clinics.filter(({ isAssociated }) => !isAssociated);
  return (
    <div data-service={serviceOfDoctor(doctor)}>
      <Breadcrumbs
        locale={locale}
        trail={[{ name: list('title'), path: '/medicos' }]}
        current={doctor.name}
        about={[doctorData(locale, doctor, clinics)]}
      />
      <DoctorHead {...{ locale, doctor, hour }} />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-12">
        <div className="grid content-start gap-8 lg:col-span-7">
          <section className="stack">
            <h2 className="text-2xl">{t('about')}</h2>
            {doctor.description ? (
              // The dialog of the doctors page takes its text from here.
              <div data-profile-text="">
                <RichContent html={doctor.description} />
              </div>
            ) : (
              <p>{t('noText')}</p>
            )}
            <CallLine text={`${shell('questions')}:`} className="text-ink-2" />
          </section>
          <InsurerPayments
            {...{ locale, insurers }}
            places={own.map((clinic) => ({ clinic, service: onlyServiceOf(doctor), price: null }))}
          />
        </div>
        {clinics.length > 0 && (
          <section className="lg:col-span-5">
            <h2 className="text-2xl">{t('where')}</h2>
            <ClinicAddressList
              action={t('ask')}
              places={clinics.map((clinic) => toClinicAddress(locale, clinic, { specialityId, from }))}
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** Photograph, name, languages, specialities, and a link to an appointment. */
async function DoctorHead({ locale, doctor, hour }: Omit<Props, 'clinics' | 'insurers'>) {
  const [t, messages, first] = await Promise.all([
    getTranslations('DoctorPage'),
    textsOf('Doctor'),
    getTranslations('FirstHour'),
  ]);
  const from = doctorPath(doctor);
  return (
    <div className="bg-mist">
      <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
        <div className="portrait rounded-lg lg:col-span-4">
          <Portrait doctor={doctor} service={serviceOfDoctor(doctor)} isLarge />
        </div>
        <div className="stack lg:col-span-8">
          <h1 className="text-4xl">{doctor.name}</h1>
          {doctor.languages.length > 0 && (
            <ul className="pills" aria-label={messages.languages}>
              {doctor.languages.map((language) => (
                <li key={language.id} className="pill bg-paper">
                  {language.name}
                </li>
              ))}
            </ul>
          )}
          {doctor.specialities.length > 0 && (
            <ul className="doctor-specialities" aria-label={messages.specialities}>
              {doctor.specialities.map(({ id, name, slug, hasPage }) => (
                <li key={id}>
                  <NameLink locale={locale} className="link" path={recordPath('especialidades', { slug, hasPage })}>
                    {name}
                  </NameLink>
                </li>
              ))}
            </ul>
          )}
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
            <a className="btn btn-primary" href={askDoctorHref(locale, doctor)}>
              <Icon name="calendar" /> {t('askDoctor')}
            </a>
            <FirstHourLink label={first('label')} hour={shownHour(locale, hour, { from, clinics: doctor.clinics })} />
          </p>
        </div>
      </div>
    </div>
  );
}
