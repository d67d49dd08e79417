import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { FarSection } from '@/components/ui/far-section';
import type { Doctor } from '@/lib/domain/doctor';
import { EVERY_DOCTOR_CHOICE } from '@/lib/domain/doctor-filter';
import type { Service } from '@/lib/domain/speciality';
import { doctorsOfPath } from '@/lib/i18n/doctors-address';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { DoctorCard } from './doctor-card';
import { DoctorDialog } from './doctor-dialog';

type Props = {
  locale: Locale;
  doctors: Doctor[];
  service: Service;
  title: string;
  /** Whose doctors the link to all of them shows; without it, all doctors. */
  specialityId?: string;
};

/** The specialists of a page, in a row (M62). */
export async function Specialists({ locale, doctors, service, title, specialityId = '' }: Props) {
  const [t, texts, carousel] = await Promise.all([getTranslations('Doctors'), textsOf('Doctor'), textsOf('Carousel')]);
  return (
    <FarSection className="bg-mist" id="especialistas" aria-labelledby="especialistas-t">
      <div className="wrap">
        <h2 id="especialistas-t" className="mb-8">
          {title}
        </h2>
        <Carousel label={title} texts={carousel} cards={doctors.length} cardWidth="18rem">
          {doctors.map((doctor) => (
            <li key={doctor.id} className="card w-72">
              <DoctorCard locale={locale} doctor={doctor} service={service} profile={texts.profile} />
            </li>
          ))}
        </Carousel>
        <p className="mt-6">
          <a
            className="link"
            href={localePath(locale, doctorsOfPath({ ...EVERY_DOCTOR_CHOICE, specialityId: specialityId || null }))}
          >
            {t(specialityId ? 'filtered' : 'everybody')}
          </a>
        </p>
        {doctors.map((doctor) => (
          <DoctorDialog key={doctor.id} locale={locale} doctor={doctor} service={service} texts={texts} />
        ))}
      </div>
    </FarSection>
  );
}
