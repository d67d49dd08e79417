import { useState } from 'react';
import { optionSearch } from '@/components/forms/picker-options';
import { SelectField } from '@/components/forms/select-field';
import type { PickerTexts } from '@/components/ui/field-texts';
import { Picker } from '@/components/ui/picker';
import type { BoundedList } from '@/lib/domain/options';
import { useOptionList } from '@/lib/hooks/use-option-questions';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldOf } from './area-form';

export type SpecialityOption = { id: string; name: string };

type Props = {
  locale: Locale;
  field: ReturnType<FieldOf>;
  specialities: BoundedList<SpecialityOption>;
  label: string;
  optional: string;
  placeholder: string;
  picker: PickerTexts | undefined;
};

/** The speciality of a professional (M165): the browser's own list of a few, one that is searched of many. */
export function SpecialityField({ specialities, picker, locale, ...props }: Props) {
  if (specialities.first && picker) return <SearchedSpeciality {...{ specialities, picker, locale }} {...props} />;
  const { field, ...texts } = props;
  return <SelectField {...field} {...texts} options={specialities.records.map(({ id, name }) => [id, name])} />;
}

function SearchedSpeciality({ locale, field, specialities, picker, ...texts }: Props & { picker: PickerTexts }) {
  const [chosenId, setChosenId] = useState('');
  const list = { locale, list: 'registro-especialidades' } as const;
  const choose = (id: string) => {
    setChosenId(id);
    void field.onChange({ target: { name: field.name, value: id } });
  };
  const { known, learn } = useOptionList({ ...list, records: specialities, chosenId, onGone: () => choose('') });
  return (
    <Picker
      {...texts}
      id={field.id}
      name={field.name}
      error={field.error}
      all={texts.placeholder}
      groups={toGroups(known)}
      search={optionSearch({ ...list, known, first: specialities.first, toGroups, onFound: learn })}
      value={chosenId}
      onChange={choose}
      texts={picker}
    />
  );
}

const toGroups = (specialities: SpecialityOption[]) => [
  { label: '', options: specialities.map(({ id, name }) => ({ value: id, label: name })) },
];
