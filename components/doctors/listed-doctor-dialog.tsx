import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { requestPage } from '@/lib/browser/request';
import { type Doctor, serviceOfDoctor } from '@/lib/domain/doctor';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { DoctorProfile } from './doctor-profile';

export type ListedDoctorDialogProps = {
  locale: Locale;
  /** The doctor whose profile is open, or null. */
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

type TextProps = {
  /** A page of this site that holds the text in its element `data-profile-text`. */
  href: string;
  loading: string;
};

/**
 * The description of a doctor, read from the doctor's own page on request, so that the list does not carry every text.
 * When it cannot be read nothing is shown; the profile links to the page.
 */
function PageText({ href, loading }: TextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWaiting, setIsWaiting] = useState(true);

  useEffect(() => {
    const stop = new AbortController();
    const show = (nodes: Node[]) => {
      if (stop.signal.aborted) return;
      box.current?.replaceChildren(...nodes);
      setIsWaiting(false);
    };
    readText(href, stop.signal).then(show, () => show([]));
    return () => stop.abort();
  }, [href]);

  return (
    <div className="doctor-text" aria-busy={isWaiting}>
      {isWaiting && <p className="muted text-sm">{loading}</p>}
      <div ref={box} />
    </div>
  );
}

async function readText(href: string, signal: AbortSignal): Promise<Node[]> {
  const page = await requestPage(href, signal);
  return [...(page?.querySelector('[data-profile-text]')?.childNodes ?? [])];
}
