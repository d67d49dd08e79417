'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { doctorPath } from '@/lib/domain/doctor';
import { type DoctorDirectory, doctorOfEntry, entriesOf } from '@/lib/domain/doctor-directory';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useMoved } from '@/lib/hooks/use-moved';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { DoctorTexts } from './doctor-dialog';
import { DoctorFilter, type FilterTexts } from './doctor-filter';
import { DoctorSearch, type DoctorSearchTexts } from './doctor-search';
import { ListedDoctor } from './listed-doctor';
import type { ListedDoctorDialogProps } from './listed-doctor-dialog';

export type DoctorListTexts = DoctorTexts & FilterTexts & Record<'one' | 'many' | 'loading', string>;

type Props = {
  locale: Locale;
  directory: DoctorDirectory;
  /** Id of the speciality the document already shows alone; '' for all. */
  chosen: string;
  texts: DoctorListTexts;
  /** Of a list that is longer than its page: how long, what may be chosen (null: too much), and the words of its search. */
  part?: { total: number; specialities: { id: string; name: string }[] | null; texts: DoctorSearchTexts };
};

/**
 * The doctors with their filter. Speciality and open profile are in the address (?especialidad=, ?medico=), read and
 * written in the browser only, so that one copy of the page serves every address (checklist M75).
 */
export function DoctorList({ locale, directory, chosen: given, texts, part }: Props) {
  const [chosen, setChosen] = useState(given);
  const [openId, setOpenId] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ListedDoctorDialogProps> | null>(null);
  const [isHydrated, hasMoved] = [useHydrated(), useMoved()];
  const listHref = localePath(locale, '/medicos');
  const filterHref = localePath(locale, '/medicos/filtrar');
  const isPart = part !== undefined;

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const elsewhere = isPart && whereElse(asked, { locale, directory, filterHref });
    if (elsewhere) return location.replace(elsewhere);
    if (!isPart) setChosen(directory.specialities.find(({ id }) => id === asked.get('especialidad'))?.id ?? '');
    setOpenId(asked.get('medico'));
  }, [directory, isPart, locale, filterHref]);

  const choose = (id: string) => {
    setChosen(id);
    if (isPart) return location.assign(id ? `${filterHref}?${new URLSearchParams({ especialidad: id })}` : listHref);
    write(listHref, { especialidad: id });
  };
  const open = (id: string | null) => {
    setOpenId(id);
    write(location.pathname, { medico: id });
  };

  const hrefOf = (doctor: { id: string; name: string }) => localePath(locale, doctorPath(doctor));
  const openEntry = directory.entries.find(({ id }) => id === openId);
  const openHref = openEntry ? hrefOf(openEntry) : '';
  useEffect(() => {
    if (!openHref) return;
    import('./listed-doctor-dialog').then(
      (module) => setDialog(() => module.ListedDoctorDialog),
      () => location.assign(openHref),
    );
  }, [openHref]);

  const shown = isPart ? directory.entries : entriesOf(directory, chosen);
  const count = part?.total ?? shown.length;
  const offered = part ? part.specialities : directory.specialities;
  return (
    <>
      <div className="doctor-bar">
        {offered && (
          <DoctorFilter
            specialities={offered}
            chosen={chosen}
            onChoose={choose}
            listHref={listHref}
            filterHref={filterHref}
            texts={texts}
          />
        )}
        {part && <DoctorSearch locale={locale} hasIndex={offered === null} texts={part.texts} />}
        <p role="status">
          <strong>{count}</strong> {count === 1 ? texts.one : texts.many}
        </p>
      </div>
      <ul className="grid-cards">
        {shown.map((entry) => (
          <ListedDoctor
            key={entry.id}
            doctor={doctorOfEntry(entry, directory)}
            href={hrefOf(entry)}
            onOpen={open}
            opensHere={isHydrated}
            isDrawn={hasMoved}
            languages={texts.languages}
          />
        ))}
      </ul>
      {Dialog && (
        <Dialog
          locale={locale}
          doctor={openEntry ? doctorOfEntry(openEntry, directory) : null}
          hasText={openEntry?.hasText ?? false}
          href={openHref}
          onClose={() => open(null)}
          texts={texts}
        />
      )}
    </>
  );
}

type Here = { locale: Locale; directory: DoctorDirectory; filterHref: string };

/** Where what an address asks for is shown, when it is not on this part of the list; null when it is. */
function whereElse(asked: URLSearchParams, { locale, directory, filterHref }: Here): string | null {
  const [doctor, speciality] = [asked.get('medico'), asked.get('especialidad')];
  if (doctor && !directory.entries.some(({ id }) => id === doctor)) {
    return localePath(locale, `/medicos/${encodeURIComponent(doctor)}`);
  }
  if (!speciality || location.pathname === filterHref) return null;
  return `${filterHref}?${new URLSearchParams({ especialidad: speciality })}`;
}

/** Puts values into the address, or takes them out; what else it carries stays. */
function write(path: string, values: Record<string, string | null>) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  history.replaceState(history.state, '', query.size > 0 ? `${path}?${query}` : path);
}
