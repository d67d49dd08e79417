import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { DoctorCard } from './doctor-card';
import { DoctorDialog } from './doctor-dialog';

type Props = { locale: Locale; doctors: Doctor[]; service: Service; title: string };

/** The specialists of a page, in a row (checklist M62). */
export async function Specialists({ locale, doctors, service, title }: Props) {
  const [t, list, page, carousel] = await Promise.all([
    getTranslations('Doctor'),
    getTranslations('Doctors'),
    getTranslations('DoctorPage'),
    getTranslations('Carousel'),
  ]);
  const texts = {
    ...textsOf(t, ['close', 'languages', 'specialities', 'clinics']),
    ...textsOf(page, ['profile']),
  };
  return (
    <section className="section bg-mist" id="especialistas" aria-labelledby="especialistas-t">
      <div className="wrap">
        <h2 id="especialistas-t" className="mb-8">
          {title}
        </h2>
        <Carousel label={title} texts={textsOf(carousel, ['previous', 'next'])}>
          {doctors.map((doctor) => (
            <li key={doctor.id} className="card w-72">
              <DoctorCard locale={locale} doctor={doctor} service={service} profile={texts.profile} />
            </li>
          ))}
        </Carousel>
        <p className="mt-6">
          <a className="link" href={localePath(locale, '/medicos')}>
            {list('everybody')}
          </a>
        </p>
        {doctors.map((doctor) => (
          <DoctorDialog key={doctor.id} locale={locale} doctor={doctor} service={service} texts={texts} />
        ))}
      </div>
    </section>
  );
}
