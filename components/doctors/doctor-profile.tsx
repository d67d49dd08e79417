import type { ReactNode } from 'react';
import { Monogram } from '@/components/ui/motif/monogram';
import { NameLink } from '@/components/ui/name-link';
import { PictureBox } from '@/components/ui/picture-box';
import type { Doctor } from '@/lib/domain/doctor';
import { recordPath } from '@/lib/domain/record-path';
import type { Service } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

type Props = {
  locale: Locale;
  doctor: Doctor;
  service: Service;
  texts: Texts<'Doctor'>;
  /** The address of the doctor's own page. */
  href: string;
  isDrawn?: boolean;
  /** The description, if there is one. */
  children?: ReactNode;
};

/** The content of a doctor's dialog: photograph, languages, specialities, clinics, description (M48). */
export function DoctorProfile({ locale, doctor, service, texts, href, isDrawn, children }: Props) {
  const { languages, specialities, clinics } = doctor;
  return (
    <div className="doctor-profile">
      <div className="portrait rounded-lg">
        <Portrait {...{ doctor, service, isDrawn }} />
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
                  <NameLink locale={locale} className="link" path={recordPath('clinicas', clinic)}>
                    {clinic.name}
                  </NameLink>
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

/** Sizes in a row of cards and in the dialog. */
const CARD = { sizes: '20rem', widths: [320, 640] } as const;
/** Sizes on the doctor's own page, above the fold. */
const LARGE = { sizes: '(min-width: 64rem) 25rem, 94vw', widths: [640, 960, 1280], eager: true } as const;

type PortraitProps = { doctor: Doctor; service: Service; isLarge?: boolean; isDrawn?: boolean };

/** The photograph, or the read-out of the service with the doctor's initials; `isDrawn` false: the initials alone. */
export function Portrait({ doctor, service, isLarge, isDrawn }: PortraitProps) {
  if (doctor.picture) return <PictureBox picture={doctor.picture} alt="" {...(isLarge ? LARGE : CARD)} />;
  return <Monogram name={doctor.name} service={service} seed={`medico-${doctor.id}`} isDrawn={isDrawn} />;
}
