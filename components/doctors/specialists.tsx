import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { Dialog } from '@/components/ui/dialog';
import { RichContent } from '@/components/ui/rich-content';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import { EVERY_DOCTOR_CHOICE } from '@/lib/domain/doctor-filter';
import type { Service } from '@/lib/domain/speciality';
import { doctorsOfPath } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { type Texts, textsOf } from '@/lib/i18n/texts';
import { DoctorProfile, Portrait } from './doctor-profile';

type Props = {
  locale: Locale;
  doctors: Doctor[];
  service: Service;
  title: string;
  /** The speciality of the doctors behind the link; undefined links to all doctors. */
  specialityId?: string;
};

/** The cards that a wide screen shows at once; a drawing has 0.6 kB, so that those behind them have initials alone. */
const IN_VIEW = 4;

/** The specialists of a page, in a row (M62). */
export async function Specialists({ locale, doctors, service, title, specialityId = '' }: Props) {
  const [t, texts, carousel] = await Promise.all([getTranslations('Doctors'), textsOf('Doctor'), textsOf('Carousel')]);
  return (
    <section className="section bg-mist" id="especialistas" aria-labelledby="especialistas-t">
      <div className="wrap">
        <h2 id="especialistas-t" className="mb-6">
          {title}
        </h2>
        <Carousel label={title} texts={carousel} cards={doctors.length} cardWidth="18rem">
          {doctors.map((doctor, index) => (
            <li key={doctor.id} className="card w-72">
              <DoctorCard {...{ locale, doctor, service }} profile={texts.profile} isDrawn={index < IN_VIEW} />
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
        {doctors.map((doctor, index) => (
          <DoctorDialog key={doctor.id} {...{ locale, doctor, service, texts }} isDrawn={index < IN_VIEW} />
        ))}
      </div>
    </section>
  );
}

type CardProps = { locale: Locale; doctor: Doctor; service: Service; profile: string; isDrawn: boolean };

/** A doctor in a row. The button opens the full profile here; the link opens its page (M47). */
function DoctorCard({ locale, doctor, service, profile, isDrawn }: CardProps) {
  return (
    <>
      <div className="portrait">
        <Portrait {...{ doctor, service, isDrawn }} />
      </div>
      <div className="p-5">
        <h3 className="text-lg">
          <button type="button" className="card-link text-left" command="show-modal" commandfor={`medico-${doctor.id}`}>
            {doctor.name}
          </button>
        </h3>
        <p className="text-ink-2 text-sm">{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
        <p className="muted text-sm">{doctor.clinics.map(({ name }) => name).join(' · ')}</p>
        <p className="mt-2 text-sm">
          <a className="link relative inline-block py-1" href={localePath(locale, doctorPath(doctor))}>
            {profile}
            <span className="sr-only"> · {doctor.name}</span>
          </a>
        </p>
      </div>
    </>
  );
}

type DialogProps = { locale: Locale; doctor: Doctor; service: Service; texts: Texts<'Doctor'>; isDrawn: boolean };

/** The full profile over the page that names the doctor; name and button link to the doctor's own page. */
function DoctorDialog({ locale, doctor, service, texts, isDrawn }: DialogProps) {
  const href = localePath(locale, doctorPath(doctor));
  const title = (
    <a className="no-underline hover:underline" href={href}>
      {doctor.name}
    </a>
  );
  return (
    <Dialog id={`medico-${doctor.id}`} title={title} closeLabel={texts.close}>
      <DoctorProfile {...{ locale, doctor, service, texts, href, isDrawn }}>
        {doctor.description && <RichContent html={doctor.description} className="doctor-text" />}
      </DoctorProfile>
    </Dialog>
  );
}
