'use client';

import { type Locale, localePath } from '@/lib/i18n/locales';

export type DoctorSearchTexts = Record<'search' | 'submit' | 'specialityIndex', string>;

type Props = {
  locale: Locale /** Whether specialities are too many to choose from here. */;
  hasIndex: boolean;
  texts: DoctorSearchTexts;
};

/** Where a list shows only a part of the doctors: the search that knows them all, and the way to each speciality. */
export function DoctorSearch({ locale, hasIndex, texts }: Props) {
  return (
    <search className="doctor-search">
      <form action={localePath(locale, '/resultados-busqueda')}>
        <label htmlFor="buscar-medico">{texts.search}</label>
        <input
          id="buscar-medico"
          className="control"
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          required
        />
        <button type="submit" className="btn btn-primary">
          {texts.submit}
        </button>
      </form>
      {hasIndex && (
        <a className="link" href={localePath(locale, '/especialidades')}>
          {texts.specialityIndex}
        </a>
      )}
    </search>
  );
}
