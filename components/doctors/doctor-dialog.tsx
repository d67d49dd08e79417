import { Dialog } from '@/components/ui/dialog';
import { RichContent } from '@/components/ui/rich-content';
import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { DoctorProfile } from './doctor-profile';

type Props = { locale: Locale; doctor: Doctor; service: Service; texts: Texts<'Doctor'> };

/** The whole profile over the page that names the doctor; name and button lead to the doctor's own page. */
export function DoctorDialog({ locale, doctor, service, texts }: Props) {
  const href = localePath(locale, doctorPath(doctor));
  const title = (
    <a className="no-underline hover:underline" href={href}>
      {doctor.name}
    </a>
  );
  return (
    <Dialog id={`medico-${doctor.id}`} title={title} closeLabel={texts.close}>
      <DoctorProfile {...{ locale, doctor, service, texts, href }}>
        {doctor.description && <RichContent html={doctor.description} className="doctor-text" />}
      </DoctorProfile>
    </Dialog>
  );
}
