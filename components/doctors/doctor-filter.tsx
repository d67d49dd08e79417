'use client';

import type { FormEvent } from 'react';
import type { Doctor } from '@/lib/domain/doctor';

export type FilterTexts = Record<'all' | 'filter' | 'choose' | 'apply', string>;

type Props = {
  specialities: Pick<Doctor['specialities'][number], 'id' | 'name'>[];
  /** Id of the chosen speciality; '' for all. */
  chosen: string;
  /** Called at each choice; without JavaScript the forms lead to the addresses instead. */
  onChoose: (specialityId: string) => void;
  /** Where all doctors are, and where a form can ask for those of one speciality. */
  listHref: string;
  filterHref: string;
  texts: FilterTexts;
};

/** 'All' and the choice of a speciality (checklist M75). Two forms: each button leads somewhere without script too. */
export function DoctorFilter({ specialities, chosen, onChoose, listHref, filterHref, texts }: Props) {
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    onChoose('');
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(String(new FormData(event.currentTarget).get('especialidad') ?? ''));
  };
  return (
    <div className="doctor-filter">
      <form action={listHref} onSubmit={showAll}>
        <button type="submit" className="btn btn-line" aria-pressed={chosen === ''}>
          {texts.all}
        </button>
      </form>
      <form action={filterHref} onSubmit={apply} className="doctor-choice">
        <select
          name="especialidad"
          className="select"
          aria-label={texts.filter}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{texts.choose}</option>
          {specialities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn-primary without-script">
          {texts.apply}
        </button>
      </form>
    </div>
  );
}
