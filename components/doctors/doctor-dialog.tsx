'use client';

import { Dialog } from '@/components/ui/dialog';
import { RichContent } from '@/components/ui/rich-content';
import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { Portrait } from './portrait';

export type DoctorTexts = Record<'close' | 'languages' | 'specialities' | 'clinics', string>;

type Props = { locale: Locale; doctor: Doctor; service: Service; texts: DoctorTexts };

/** The whole profile: photograph, languages, specialities, clinics, description (checklist M48). */
export function DoctorDialog({ locale, doctor, service, texts }: Props) {
  const { languages, specialities, clinics, description } = doctor;
  return (
    <Dialog id={`medico-${doctor.id}`} title={doctor.name} closeLabel={texts.close}>
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
        </div>
        {description && <RichContent html={description} className="doctor-text" />}
      </div>
    </Dialog>
  );
}
