import { type Doctor, doctorPath } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { Portrait } from './portrait';

type Props = { locale: Locale; doctor: Doctor; service: Service; profile: string };

/** A doctor in a row; the button opens the whole profile here, the link leads to its page (M47). */
export function DoctorCard({ locale, doctor, service, profile }: Props) {
  return (
    <>
      <div className="portrait">
        <Portrait doctor={doctor} service={service} />
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
