import type { MouseEvent } from 'react';
import { FirstHourLink } from '@/components/shared/first-hour';
import { Monogram } from '@/components/ui/motif/monogram';
import { PictureBox } from '@/components/ui/picture-box';
import { scripted } from '@/lib/browser/scripted';
import { type Doctor, serviceOfDoctor } from '@/lib/domain/doctor';
import type { ShownHour } from '@/lib/i18n/first-hour';

type Props = {
  doctor: Doctor;
  /** The doctor's own page. */
  href: string;
  onOpen: (id: string) => void;
  /** After hydration the link opens the profile on this page. */
  opensHere: boolean;
  /** The read-out is drawn in the browser: in the document, a hundred of them would weigh more than everything else. */
  isDrawn: boolean;
  /** Name of the list of languages. */
  languages: string;
  hour?: ShownHour;
  /** The label of the hour. */
  firstHour: string;
};

/** A doctor of the list: a link to the page, which opens the profile here after hydration (M47). */
export function ListedDoctor({ doctor, href, onOpen, opensHere, isDrawn, languages, hour, firstHour }: Props) {
  const service = serviceOfDoctor(doctor);
  const open = (event: MouseEvent) => {
    // A click for a new tab or window follows the link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(doctor.id);
  };
  return (
    <li className="card" data-service={service}>
      <div className="portrait">
        {doctor.picture ? (
          <PictureBox
            picture={doctor.picture}
            alt=""
            sizes="(min-width: 78rem) 18.5rem, (min-width: 40rem) 25rem, 6rem"
            widths={[160, 320, 640]}
          />
        ) : (
          <Monogram name={doctor.name} service={service} seed={`medico-${doctor.id}`} isDrawn={isDrawn} />
        )}
      </div>
      <div className="p-5">
        <h2 className="mb-1 text-lg leading-snug">
          <a
            className="card-link"
            href={href}
            aria-haspopup={opensHere ? 'dialog' : undefined}
            {...scripted('dialog')}
            onClick={open}
          >
            {doctor.name}
          </a>
        </h2>
        <p className="text-ink-2 text-sm">{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
        <p className="muted text-sm">{doctor.clinics.map(({ name }) => name).join(' · ')}</p>
        {doctor.languages.length > 0 && (
          <ul className="pills mt-3" aria-label={languages}>
            {doctor.languages.map(({ id, name }) => (
              <li key={id} className="pill">
                {name}
              </li>
            ))}
          </ul>
        )}
        <FirstHourLink label={firstHour} hour={hour} about={doctor.name} />
      </div>
    </li>
  );
}
