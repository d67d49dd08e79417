import { descriptionOf } from '@clinic/contract/catalogue/catalogue';
import { labelOf } from '@clinic/contract/catalogue/form';
import { useLocaleState } from 'react-admin';
import type { LANGUAGES } from './record-wire';
import type { Field } from './schema';

/** The names of lists, fields and choices in one language, from the descriptions of the catalogue. */
const catalogueTexts = (locale: (typeof LANGUAGES)[number]) => ({
  /** The singular name of a list: "Clinic". */
  one: (list: string): string => descriptionOf(list)?.names.one[locale] ?? list,
  many: (list: string): string => descriptionOf(list)?.names.many[locale] ?? list,
  about: (list: string): string => descriptionOf(list)?.names.about[locale] ?? '',
  /** The label of a field, or its API name if it is unknown. */
  label: (list: string, field: string): string => labelOf(list, field)?.[locale] ?? field,
  help: (field: Field): string | undefined => ('help' in field ? field.help?.[locale] : undefined),
  choice: (field: Field, value: string): string =>
    (field.kind === 'choice' && field.choiceLabels[value]?.[locale]) || value,
});

/** Returns `catalogueTexts` in the language of the screens. */
export function useCatalogueTexts() {
  const [locale] = useLocaleState();
  return catalogueTexts(locale as (typeof LANGUAGES)[number]);
}
