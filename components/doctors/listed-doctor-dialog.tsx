'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { type Doctor, serviceOfDoctor } from '@/lib/domain/doctor';
import type { Locale } from '@/lib/i18n/locales';
import type { DoctorTexts } from './doctor-dialog';
import { DoctorProfile } from './doctor-profile';
import { PageText } from './page-text';

export type ListedDoctorDialogProps = {
  locale: Locale;
  /** Whose profile is open; null: none is. */
  doctor: Doctor | null;
  hasText: boolean;
  href: string;
  onClose: () => void;
  texts: DoctorTexts & Record<'loading', string>;
};

/** The one dialog of a list of doctors, filled with the doctor that was asked for (checklist M48). */
export function ListedDoctorDialog({ locale, doctor, hasText, href, onClose, texts }: ListedDoctorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = doctor?.id;

  useEffect(() => {
    if (id !== undefined && !dialog.current?.open) dialog.current?.showModal();
  }, [id]);

  if (!doctor) return null;
  const title = (
    <a className="no-underline hover:underline" href={href}>
      {doctor.name}
    </a>
  );
  return (
    <Dialog id="medico" ref={dialog} onClose={onClose} title={title} closeLabel={texts.close}>
      <DoctorProfile {...{ locale, doctor, texts, href }} service={serviceOfDoctor(doctor)}>
        {hasText && <PageText key={href} href={href} loading={texts.loading} />}
      </DoctorProfile>
    </Dialog>
  );
}
