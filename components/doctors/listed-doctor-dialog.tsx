import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { type Doctor, serviceOfDoctor } from '@/lib/domain/doctor';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { DoctorProfile } from './doctor-profile';
import { PageText } from './page-text';

export type ListedDoctorDialogProps = {
  locale: Locale;
  /** Whose profile is open; null: none is. */
  doctor: Doctor | null;
  href: string;
  onClose: () => void;
  texts: Texts<'Doctor'> & { loading: string };
};

/** The one dialog of a list of doctors, filled with the requested doctor (M48). */
export function ListedDoctorDialog({ doctor, ...props }: ListedDoctorDialogProps) {
  return doctor && <OpenProfile {...props} doctor={doctor} />;
}

type OpenProps = ListedDoctorDialogProps & { doctor: Doctor };

function OpenProfile({ locale, doctor, href, onClose, texts }: OpenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close(); // Back unmounts it: closing first restores the focus
  }, []);
  const title = (
    <a className="no-underline hover:underline" href={href}>
      {doctor.name}
    </a>
  );
  return (
    <Dialog id="medico" ref={dialog} onClose={onClose} title={title} closeLabel={texts.close}>
      <DoctorProfile {...{ locale, doctor, texts, href }} service={serviceOfDoctor(doctor)}>
        <PageText key={href} href={href} loading={texts.loading} />
      </DoctorProfile>
    </Dialog>
  );
}
