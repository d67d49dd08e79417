'use client';

import { Monogram } from '@/components/motif/monogram';
import { Dialog } from '@/components/ui/dialog';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

export type DoctorTexts = Record<'close' | 'languages' | 'specialities' | 'clinics', string>;

type Props = { locale: Locale; doctor: Doctor; service: Service; texts: DoctorTexts };

/** A doctor in a grid or a row; the button opens the whole profile (checklist M47, M48). */
export function DoctorCard({ locale, doctor, service, texts }: Props) {
  const id = `medico-${doctor.id}`;
  return (
    <>
      <div className="aspect-4/3 overflow-hidden bg-mist-2">
        <Portrait doctor={doctor} service={service} />
      </div>
      <div className="p-5">
        <h3 className="text-lg">
          <button type="button" className="card-link text-left" command="show-modal" commandfor={id}>
            {doctor.name}
          </button>
        </h3>
        <p className="text-ink-2 text-sm">{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
        <p className="muted text-sm">{doctor.clinics.map(({ name }) => name).join(' · ')}</p>
      </div>
      <Dialog id={id} title={doctor.name} closeLabel={texts.close}>
        <div className="doctor-profile">
          <div className="aspect-4/3 overflow-hidden rounded-lg bg-mist-2">
            <Portrait doctor={doctor} service={service} />
          </div>
          <div className="stack">
            {doctor.languages.length > 0 && (
              <ul className="flex flex-wrap gap-2" aria-label={texts.languages}>
                {doctor.languages.map((language) => (
                  <li key={language.id} className="pill">
                    {language.name}
                  </li>
                ))}
              </ul>
            )}
            {doctor.specialities.length > 0 && (
              <p>
                <strong>{texts.specialities}</strong>
                <br />
                {doctor.specialities.map(({ name }) => name).join(', ')}
              </p>
            )}
            {doctor.clinics.length > 0 && (
              <div>
                <strong>{texts.clinics}</strong>
                <ul>
                  {doctor.clinics.map((clinic) => (
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
          {doctor.description && <RichContent html={doctor.description} className="doctor-text" />}
        </div>
      </Dialog>
    </>
  );
}

function Portrait({ doctor, service }: { doctor: Doctor; service: Service }) {
  if (doctor.picture) return <PictureBox picture={doctor.picture} alt="" />;
  return <Monogram name={doctor.name} service={service} seed={`medico-${doctor.id}`} />;
}
