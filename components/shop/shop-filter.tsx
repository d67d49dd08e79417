'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Filterable, narrowOptions, productsMatching, type ShopChoice } from '@/lib/domain/shop';
import { SHOP_FIELDS } from '@/lib/i18n/shop-address';
import { GroupedOptions } from './grouped-options';

/** `shown` counts what the page shows; the previews count a choice that was not sent yet, `previewMany` with `#`. */
export type ShopFilterTexts = Record<
  | 'label'
  | 'speciality'
  | 'allSpecialities'
  | 'clinic'
  | 'chooseClinic'
  | 'errorMark'
  | 'clinicMissing'
  | 'filter'
  | 'seeAll'
  | 'shown'
  | 'previewNone'
  | 'previewOne'
  | 'previewMany',
  string
>;

type Option = { id: string; name: string; group: string };

type Props = {
  action: string;
  /** What the address asks for. */
  choice: ShopChoice;
  isClinicMissing: boolean;
  specialities: (Option & { clinicIds: string[] })[];
  clinics: Option[];
  /** Every product of the shop, to count what a choice would show. */
  stock: Filterable[];
  /** The way back to all products; null: there is nothing to go back from, or the page offers it elsewhere. */
  resetHref: string | null;
  texts: ShopFilterTexts;
};

/**
 * The filter of the shop (checklist M70 to M72): an ordinary form that asks for the page again, so it works without
 * script. With script the two lists follow each other at once and a missing clinic is said before anything is sent.
 */
export function ShopFilter(props: Props) {
  const { action, choice, isClinicMissing, specialities, clinics, stock, resetHref, texts } = props;
  const speciality = useRef<HTMLSelectElement>(null);
  const clinic = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(choice);
  const [hasError, setHasError] = useState(isClinicMissing);

  // What was chosen before this script arrived counts too.
  useEffect(() => setChosen(choiceIn(speciality.current, clinic.current)), []);
  const read = () => setChosen(choiceIn(speciality.current, clinic.current));

  const submit = (event: FormEvent) => {
    if (clinic.current?.value) return;
    event.preventDefault();
    setHasError(true);
    clinic.current?.focus();
  };

  const open = narrowOptions(specialities, clinics, chosen);
  const isSent = chosen.specialityId === choice.specialityId && chosen.clinicId === choice.clinicId;
  const count = isSent || !chosen.clinicId ? null : productsMatching(stock, chosen).length;
  return (
    <form
      className="shop-filter"
      action={action}
      aria-label={texts.label}
      autoComplete="off"
      onSubmit={submit}
      noValidate
    >
      <div className="shop-field">
        <label htmlFor="especialidad">{texts.speciality}</label>
        <span className="shop-select">
          <select
            ref={speciality}
            id="especialidad"
            name={SHOP_FIELDS.speciality}
            defaultValue={choice.specialityId ?? ''}
            onChange={read}
          >
            <option value="">{texts.allSpecialities}</option>
            <GroupedOptions options={open.specialities} />
          </select>
          <Icon name="chevron-down" />
        </span>
      </div>
      <div className={hasError ? 'shop-field shop-field-wrong' : 'shop-field'}>
        <label htmlFor="clinica">{texts.clinic}</label>
        {hasError && (
          <p id="clinica-error" role="alert">
            <Icon name="triangle-alert" /> {texts.errorMark} <span>{texts.clinicMissing}</span>
          </p>
        )}
        <span className="shop-select">
          <select
            ref={clinic}
            id="clinica"
            name={SHOP_FIELDS.clinic}
            defaultValue={choice.clinicId ?? ''}
            aria-required="true"
            aria-invalid={hasError}
            aria-describedby={hasError ? 'clinica-error' : undefined}
            // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent starts at the field to correct
            autoFocus={isClinicMissing}
            onChange={() => {
              read();
              setHasError(false);
            }}
          >
            <option value="">{texts.chooseClinic}</option>
            <GroupedOptions options={open.clinics} />
          </select>
          <Icon name="chevron-down" />
        </span>
      </div>
      <button type="submit" className="btn btn-primary">
        {texts.filter}
      </button>
      <div className="shop-count">
        <p role="status">{count === null ? texts.shown : preview(count, texts)}</p>
        {resetHref && (
          <a className="link" href={resetHref}>
            {texts.seeAll}
          </a>
        )}
      </div>
    </form>
  );
}

const choiceIn = (speciality: HTMLSelectElement | null, clinic: HTMLSelectElement | null): ShopChoice => ({
  specialityId: speciality?.value || null,
  clinicId: clinic?.value || null,
});

function preview(count: number, texts: ShopFilterTexts): string {
  if (count === 0) return texts.previewNone;
  return count === 1 ? texts.previewOne : texts.previewMany.replace('#', String(count));
}
