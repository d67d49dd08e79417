import 'server-only';
import type { Description, Field } from '@clinic/contract/catalogue/field';
import { parseMoment } from '@clinic/contract/dates';
import { positionOf } from '@clinic/contract/positions';
import { readPrice } from '@clinic/contract/prices';
import { hrefOf } from '@clinic/contract/web-links';
import type { DescribedFields, DescribedValues, ListedFields } from '@/lib/domain/described-fields';
import type { Locale } from '@/lib/i18n/locales';
import { relatedIds } from './hydra';
import { htmlOf, linesOf, pictureOf, slugOf, textOf } from './mapping';

/** `region` is the province of a record with a position. */
type Wire = { '@id': string | null; id: string | null; region?: string | null };
type Source = { description: Description; wire: Wire; name: string; locale: Locale };
type ReadKind = keyof DescribedValues;

/** Returns the value of a field on the wire, whose type the wire schema has checked. */
const READERS: { [K in ReadKind]: (value: never, source: Source) => DescribedValues[K] } = {
  text: (value: string | null) => textOf(value),
  localized: (value: string | null) => textOf(value),
  hours: (value: string | null) => linesOf(value),
  html: (value: string | null, { locale }) => htmlOf(value, locale),
  key: (value: string | null) => value?.trim() ?? '',
  slug: (value: string | null, { description, wire }) => slugOf(description.path, wire, value),
  link: (value: string | null) => hrefOf(value),
  coordinates: (value: string | null, { wire }) => positionOf(value, wire.region ?? null),
  flag: (value: boolean) => value,
  optionalFlag: (value: boolean | null) => value,
  integer: (value: string | null) => positiveInteger(value),
  price: (value: string | null) => readPrice(value),
  moment: (value: string | null) => parseMoment(value),
  picture: (_value: unknown, { description, wire, name }) => pictureOf(description.path, wire, name),
  relation: (value: unknown) => relatedIds(value),
};

/** Returns a whole number above zero from 6 or "6", or null for empty or invalid values. */
function positiveInteger(value: string | null): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : null;
}

type Read = (value: unknown, source: Source) => unknown;

function readerOf(field: Field): Read {
  if (field.kind !== 'choice') return READERS[field.kind as ReadKind] as Read;
  return (value) => field.choices.find((choice) => choice === (value as string | null)?.trim()) ?? null;
}

/** Returns readers of the fields with a name in the domain: one for records in lists, one for whole records. */
export function describedFields<const D extends Description>(description: D) {
  const all = Object.entries(description.fields).flatMap(([name, field]) =>
    field.domain ? [{ name, domain: field.domain, isListed: field.isListed ?? false, read: readerOf(field) }] : [],
  );
  const listed = all.filter(({ isListed }) => isListed);
  const read = (fields: typeof all, wire: Wire, locale: Locale) =>
    Object.fromEntries(
      fields.map((field) => [
        field.domain,
        field.read((wire as Record<string, unknown>)[field.name], { description, wire, name: field.name, locale }),
      ]),
    );
  return {
    listed: (wire: Wire, locale: Locale) => read(listed, wire, locale) as ListedFields<D>,
    whole: (wire: Wire, locale: Locale) => read(all, wire, locale) as DescribedFields<D>,
  };
}
