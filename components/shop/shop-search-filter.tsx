'use client';

import { type FormEvent, useState } from 'react';
import { clinicGroups, optionSearch, specialityGroups } from '@/components/forms/picker-options';
import type { PickerTexts } from '@/components/ui/field-texts';
import { NoScript } from '@/components/ui/no-script';
import { Picker } from '@/components/ui/picker';
import type { PickerGroup } from '@/components/ui/picker-props';
import type { Community } from '@/lib/domain/communities';
import type { FirstOptions, OptionContext, OptionList } from '@/lib/domain/options';
import { AT_ONCE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import type { ShopChoice } from '@/lib/domain/shop';
import type { ShopClinic, ShopLists, ShopSpeciality } from '@/lib/domain/shop-lists';
import type { Service } from '@/lib/domain/speciality';
import { useOptionList } from '@/lib/hooks/use-option-questions';
import type { Locale } from '@/lib/i18n/locales';
import { SHOP_FIELDS } from '@/lib/i18n/shop-address';
import { ShopFilterEnd, type ShopFilterProps, useOutcome } from './shop-filter';

type Props = ShopFilterProps & {
  lists: Required<ShopLists>;
  services: Record<Service, string>;
  communities: Record<Community, string>;
  /** The search field for visitors without script: the typed text and the number of matching records. */
  find: { text: string; label: string; outcome: string };
  picker: PickerTexts;
};

/**
 * The filter of the shop when its lists are long: the page contains their first options and the browser searches the
 * others; each list limits the other. Without script, visitors type a name and the page returns lists of the matches.
 */
export function ShopSearchFilter(props: Props) {
  const { locale, action, choice, isClinicMissing, stock, resetHref, texts, find } = props;
  const [chosen, setChosen] = useState(choice);
  const [hasError, setHasError] = useState(isClinicMissing);
  const outcome = useOutcome({ locale, choice, chosen, stock, texts });
  const choose = (part: Partial<ShopChoice>) => {
    setChosen((before) => ({ ...before, ...part }));
    if (part.clinicId) setHasError(false);
  };
  const submit = (event: FormEvent) => {
    if (chosen.clinicId !== null) return;
    event.preventDefault();
    setHasError(true);
    document.getElementById(SHOP_FIELDS.clinic)?.focus();
  };
  return (
    <form
      className="shop-filter"
      aria-label={texts.label}
      {...{ action }}
      autoComplete="off"
      onSubmit={submit}
      noValidate
      {...mark(AT_ONCE_ATTRIBUTE, '')}
    >
      <FindField {...find} />
      <SearchedLists {...props} {...{ chosen, choose, hasError }} />
      <ShopFilterEnd order={choice.order} {...{ outcome, resetHref, texts }} />
    </form>
  );
}

/** For visitors without script: a field for a name, and the number of matching records. */
const FindField = ({ text, label, outcome }: Props['find']) => (
  <NoScript isComplete>
    <div className="field">
      <label htmlFor={SHOP_FIELDS.find}>{label}</label>
      <input
        {...{ id: SHOP_FIELDS.find, name: SHOP_FIELDS.find, type: 'search', enterKeyHint: 'search' }}
        className="control"
        defaultValue={text}
        spellCheck={false}
      />
      {outcome && <p role="status">{outcome}</p>}
    </div>
  </NoScript>
);

type ListProps = Props & { chosen: ShopChoice; choose: (part: Partial<ShopChoice>) => void; hasError: boolean };

function SearchedLists(props: ListProps) {
  const { locale, lists, services, communities, texts, picker, chosen, choose, hasError } = props;
  const { specialityId, clinicId } = chosen;
  const specialities = useSearched<ShopSpeciality>(locale, {
    ...{ list: 'bonos-especialidades', records: lists.specialities, first: lists.first.specialities },
    context: clinicId === null ? {} : { clinica: clinicId },
    toGroups: (some) => specialityGroups(some, services),
    chosenId: specialityId ?? '',
    onGone: () => choose({ specialityId: null }),
  });
  const clinics = useSearched<ShopClinic>(locale, {
    ...{ list: 'bonos-clinicas', records: lists.clinics, first: lists.first.clinics },
    context: specialityId === null ? {} : { especialidad: specialityId },
    toGroups: (some) => clinicGroups(some, communities),
    chosenId: clinicId ?? '',
    onGone: () => choose({ clinicId: null }),
  });
  const shared = { isRequired: false, texts: picker };
  return (
    <>
      <Picker
        {...{ ...shared, ...specialities, id: SHOP_FIELDS.speciality, name: SHOP_FIELDS.speciality }}
        label={texts.speciality}
        placeholder={texts.allSpecialities}
        all={texts.allSpecialities}
        onChange={(id) => choose({ specialityId: id || null })}
      />
      <Picker
        {...{ ...shared, ...clinics, id: SHOP_FIELDS.clinic, name: SHOP_FIELDS.clinic }}
        label={texts.clinic}
        placeholder={texts.chooseClinic}
        all={texts.chooseClinic}
        error={hasError ? texts.clinicMissing : null}
        onChange={(id) => choose({ clinicId: id || null })}
      />
    </>
  );
}

type Searched<R> = {
  list: OptionList;
  records: R[];
  first: FirstOptions;
  context: OptionContext;
  toGroups: (records: R[]) => PickerGroup[];
  chosenId: string;
  onGone: () => void;
};

/** Returns the props of a picker for a list that is searched. */
function useSearched<R extends { id: string }>(locale: Locale, { list, records, first, ...options }: Searched<R>) {
  const { context, toGroups, chosenId, onGone } = options;
  const { known, learn } = useOptionList<R>({ locale, list, records: { records, first }, chosenId, onGone });
  return {
    groups: toGroups(known),
    search: optionSearch({ locale, list, context, known, first, toGroups, onFound: learn }),
    value: chosenId,
  };
}
