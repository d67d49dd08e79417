'use client';

import { useEffect, useState } from 'react';
import { doctorPath } from '@/lib/domain/doctor';
import { type DoctorDirectory, doctorOfEntry, entriesOf } from '@/lib/domain/doctor-directory';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { DoctorTexts } from './doctor-dialog';
import { DoctorFilter, type FilterTexts } from './doctor-filter';
import { ListedDoctor } from './listed-doctor';
import { ListedDoctorDialog } from './listed-doctor-dialog';

export type DoctorListTexts = DoctorTexts & FilterTexts & Record<'one' | 'many' | 'loading', string>;

type Props = {
  locale: Locale;
  directory: DoctorDirectory;
  /** Id of the speciality the document already shows alone; '' for all. */
  chosen: string;
  texts: DoctorListTexts;
};

/**
 * The doctors with their filter. Speciality and open profile are in the address (?especialidad=, ?medico=), read and
 * written in the browser only, so that one copy of the page serves every address (checklist M75).
 */
export function DoctorList({ locale, directory, chosen: given, texts }: Props) {
  const [chosen, setChosen] = useState(given);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const listHref = localePath(locale, '/medicos');

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    setChosen(directory.specialities.find(({ id }) => id === asked.get('especialidad'))?.id ?? '');
    setOpenId(asked.get('medico'));
    setIsDrawn(true);
  }, [directory]);

  const choose = (id: string) => {
    setChosen(id);
    write(listHref, { especialidad: id });
  };
  const open = (id: string | null) => {
    setOpenId(id);
    write(location.pathname, { medico: id });
  };

  const hrefOf = (doctor: { id: string; name: string }) => localePath(locale, doctorPath(doctor));
  const shown = entriesOf(directory, chosen);
  const openEntry = directory.entries.find(({ id }) => id === openId);
  return (
    <>
      <div className="doctor-bar">
        <DoctorFilter
          specialities={directory.specialities}
          chosen={chosen}
          onChoose={choose}
          listHref={listHref}
          filterHref={localePath(locale, '/medicos/filtrar')}
          texts={texts}
        />
        <p role="status">
          <strong>{shown.length}</strong> {shown.length === 1 ? texts.one : texts.many}
        </p>
      </div>
      <ul className="grid-cards">
        {shown.map((entry) => (
          <ListedDoctor
            key={entry.id}
            doctor={doctorOfEntry(entry, directory)}
            href={hrefOf(entry)}
            onOpen={open}
            isDrawn={isDrawn}
            languages={texts.languages}
          />
        ))}
      </ul>
      <ListedDoctorDialog
        locale={locale}
        doctor={openEntry ? doctorOfEntry(openEntry, directory) : null}
        hasText={openEntry?.hasText ?? false}
        href={openEntry ? hrefOf(openEntry) : ''}
        onClose={() => open(null)}
        texts={texts}
      />
    </>
  );
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
