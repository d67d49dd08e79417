'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { doctorPath } from '@/lib/domain/doctor';
import { type DoctorDirectory, doctorOfEntry } from '@/lib/domain/doctor-directory';
import { mark, PARAMETER_ATTRIBUTE } from '@/lib/domain/page-marks';
import { useHydrated, useMoved } from '@/lib/hooks/use-hydrated';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { ListedDoctor } from './listed-doctor';
import type { ListedDoctorDialogProps } from './listed-doctor-dialog';

type Props = {
  locale: Locale;
  directory: DoctorDirectory;
  texts: Texts<'Doctor'> & { loading: string; firstHour: string };
};

/** Parameter with the id of the open profile. */
const DOCTOR = 'medico';

/** The doctors of a page. The open profile is in the address, read and written in the browser only (M48). */
export function DoctorList({ locale, directory, texts }: Props) {
  const { doctor, open, close } = useOpenProfile();
  const [isHydrated, hasMoved] = [useHydrated(), useMoved()];
  useElsewhere(locale, directory);
  const hrefOf = (one: { id: string; name: string }) => localePath(locale, doctorPath(one));
  const openEntry = directory.entries.find(({ id }) => id === doctor);
  return (
    <>
      <ul className="grid-cards doctor-cards" {...mark(PARAMETER_ATTRIBUTE, DOCTOR)}>
        {directory.entries.map((entry) => (
          <ListedDoctor
            key={entry.id}
            doctor={doctorOfEntry(entry, directory)}
            href={hrefOf(entry)}
            onOpen={open}
            opensHere={isHydrated}
            isDrawn={hasMoved}
            languages={texts.languages}
            hour={entry.hour}
            firstHour={texts.firstHour}
          />
        ))}
      </ul>
      <OpenProfile
        {...{ locale, texts }}
        doctor={openEntry ? doctorOfEntry(openEntry, directory) : null}
        href={openEntry ? hrefOf(openEntry) : ''}
        onClose={close}
      />
    </>
  );
}

/** The dialog of the profiles, loaded on first use; when that fails, the link to the doctor's page works. */
function OpenProfile(props: ListedDoctorDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<ListedDoctorDialogProps> | null>(null);
  const { href } = props;
  useEffect(() => {
    if (!href) return;
    import('./listed-doctor-dialog').then(
      (module) => setDialog(() => module.ListedDoctorDialog),
      () => location.assign(href),
    );
  }, [href]);
  return Dialog && <Dialog {...props} />;
}

/** Opens the page of the doctor whose profile the address names, when this page does not show the doctor. */
function useElsewhere(locale: Locale, directory: DoctorDirectory) {
  useEffect(() => {
    const doctor = new URLSearchParams(location.search).get(DOCTOR);
    if (!doctor || directory.entries.some(({ id }) => id === doctor)) return;
    location.replace(localePath(locale, `/medicos/${encodeURIComponent(doctor)}`));
  }, [directory, locale]);
}

/**
 * The open profile, or null, kept in step with the address. Each profile is an entry of the history, so that Back
 * returns to the list.
 */
function useOpenProfile() {
  const [doctor, setDoctor] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setDoctor(new URLSearchParams(location.search).get(DOCTOR));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  return {
    doctor,
    open: (id: string) => {
      setDoctor(id);
      history.pushState({ isProfile: true }, '', addressWith(id));
    },
    close: () => {
      setDoctor(null);
      if (history.state?.isProfile) history.back();
      else history.replaceState(history.state, '', addressWith(null));
    },
  };
}

/** Returns the current address with this profile open; other parameters stay. */
function addressWith(doctor: string | null): string {
  const query = new URLSearchParams(location.search);
  if (doctor) query.set(DOCTOR, doctor);
  else query.delete(DOCTOR);
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}
