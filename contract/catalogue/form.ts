import { descriptionOf } from './catalogue';
import { type Description, type Field, GROUPS, type Texts } from './field';

const groupOf = ({ group }: Field): number => (group ? GROUPS.indexOf(group) : -1);
const orderOf = (field: Field): number => ('order' in field && field.order) || GROUPS.length * 100;

/** Returns the fields of the form by group and order; fields with the same order follow the wire. */
export const formFields = ({ fields }: Description): [name: string, field: Field][] =>
  Object.entries(fields)
    .filter(([, field]) => field.group !== undefined)
    .sort(([, one], [, other]) => groupOf(one) - groupOf(other) || orderOf(one) - orderOf(other));

/** Returns the label of a field, for a relation the plural of its target; null for an unknown field. */
export function labelOf(list: string, field: string): Texts | null {
  const described = descriptionOf(list)?.fields[field];
  if (described?.kind === 'relation') return descriptionOf(field)?.names.many ?? null;
  return (described && 'label' in described && described.label) || null;
}
