import { CATALOGUE, type ListName } from '@clinic/contract/catalogue/catalogue';
import type { Texts } from '@clinic/contract/catalogue/field';
import { labelOf } from '@clinic/contract/catalogue/form';

type FieldName = { [L in ListName]: keyof (typeof CATALOGUE)[L]['fields'] }[ListName];
type Choice = keyof (typeof CATALOGUE.especialidads.fields.servicio.choiceLabels &
  typeof CATALOGUE.posts.fields.status.choiceLabels);

const { servicio } = CATALOGUE.especialidads.fields;
const { status } = CATALOGUE.posts.fields;

/** The names of lists, records, fields and choices as the desk shows them in a language. */
export function deskNames(locale: keyof Texts) {
  const lists = Object.entries(CATALOGUE);
  const fields = lists.flatMap(([list, one]) =>
    Object.keys(one.fields).map((field) => [field, labelOf(list, field)?.[locale] ?? '']),
  );
  const choices = Object.entries({ ...servicio.choiceLabels, ...status.choiceLabels });
  return {
    fields: Object.fromEntries(fields) as Record<FieldName, string>,
    kinds: Object.fromEntries(lists.map(([list, { names }]) => [list, names.one[locale]])) as Record<ListName, string>,
    lists: Object.fromEntries(lists.map(([list, { names }]) => [list, names.many[locale]])) as Record<ListName, string>,
    choices: Object.fromEntries(choices.map(([choice, label]) => [choice, label[locale]])) as Record<Choice, string>,
  };
}
