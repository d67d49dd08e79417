import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Field as Described, Description } from '@clinic/contract/catalogue/field';
import { formFields } from '@clinic/contract/catalogue/form';

export type Field = Described & { name: string };

/** An editable list: the fields with the name and the slug of its records, and all fields in the order of the form. */
export type List = { title: string; slug: string | null; fields: readonly Field[] };

function listOf(description: Description): List {
  const fields = formFields(description).map(([name, field]): Field => ({ ...field, name }));
  return {
    title: fields.find(({ isTitle }) => isTitle)?.name ?? 'id',
    slug: fields.find(({ kind }) => kind === 'slug')?.name ?? null,
    fields,
  };
}

/** Every list of the catalogue and the blog's articles, under their names in docs/contract.md#writing. */
export const LISTS: Record<string, List> = Object.fromEntries(
  Object.entries(CATALOGUE).map(([name, description]) => [name, listOf(description)]),
);
