import type { ReactNode } from 'react';
import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { Portrait } from './portrait';

type Props = {
  locale: Locale;
  doctor: Doctor;
  service: Service;
  texts: Texts<'Doctor'>;
  /** The address of the doctor's own page. */
  href: string;
  /** The description, where there is one. */
  children?: ReactNode;
};

/** What a doctor's dialog holds: photograph, languages, specialities, clinics, description (M48). */
export function DoctorProfile({ locale, doctor, service, texts, href, children }: Props) {
  const { languages, specialities, clinics } = doctor;
  return (
    <div className="doctor-profile">
      <div className="portrait rounded-lg">
        <Portrait doctor={doctor} service={service} />
      </div>
      <div className="stack">
        {languages.length > 0 && (
          <ul className="pills" aria-label={texts.languages}>
            {languages.map((language) => (
              <li key={language.id} className="pill">
                {language.name}
              </li>
            ))}
          </ul>
        )}
        {specialities.length > 0 && (
          <p>
            <strong>{texts.specialities}</strong>
            <br />
            {specialities.map(({ name }) => name).join(', ')}
          </p>
        )}
        {clinics.length > 0 && (
          <div>
            <strong>{texts.clinics}</strong>
            <ul>
              {clinics.map((clinic) => (
                <li key={clinic.id}>
                  <a className="link" href={localePath(locale, `/clinicas/${clinic.slug}`)}>
                    {clinic.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <a className="btn btn-line" href={href}>
            {texts.profile}
          </a>
        </p>
      </div>
      {children}
    </div>
  );
}
