import 'server-only';
import { readPrice } from '@clinic/contract/prices';
import { wireProductSchema, wireTestSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { listPostEntries } from '@/lib/blog/blog';
import type { MediaRef } from '@/lib/domain/media';
import type { PostEntry } from '@/lib/domain/post';
import { foldedText, type ListedRecord, type ListedVoucher, subjectsIn } from '@/lib/domain/related';
import type { Speciality } from '@/lib/domain/speciality';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { readAddressed } from '@/lib/upstream/addressed-lists';
import { optional } from '@/lib/upstream/degrade';
import { ORDERED, relatedIds } from '@/lib/upstream/hydra';
import { mediaRefOf, namedOf, photoOf, slugOf } from '@/lib/upstream/mapping';
import { cachedText, plainText } from '@/lib/upstream/rich-text';
import { TAGS } from '@/lib/upstream/tags';
import { getConfiguration } from './configuration';
import { listSpecialities } from './specialities';

/** The record fields used by sitemaps, directories and related pages: few, so that the whole list is cached. */
export type Findable = ListedRecord & { picture: MediaRef | null; seo: { isIndexable: boolean } };

export type FindableProduct = Findable & ListedVoucher & { /** As of a product. */ priceCents: number | null };

/** Every diagnostic test, with the picture its page shows, by name. Throws ApiError. */
export const listFindableTests = cache((locale: Locale): Promise<Findable[]> => {
  const every = { list: TAGS.tests, path: `/api/pruebas?${ORDERED}`, schema: wireTestSchema };
  return readAddressed(every, { locale, form: 'findable' }, (wire) =>
    findable(TAGS.tests, wire, photoOf(TAGS.tests, wire) ?? mediaRefOf(wire.imagen1) ?? mediaRefOf(wire.imagen2)),
  );
});

/** Every product, by name. Throws ApiError. */
export const listFindableProducts = cache((locale: Locale): Promise<FindableProduct[]> => {
  const every = { list: TAGS.products, path: `/api/productos?${ORDERED}`, schema: wireProductSchema };
  return readAddressed(every, { locale }, (wire) => {
    const product = findable(TAGS.products, wire, photoOf(TAGS.products, wire));
    return (
      product &&
      Object.assign(product, {
        words: wordsOf(product.name, wire.descripcion),
        priceCents: readPrice(wire.precio),
      })
    );
  });
});

/** Memoised, because each render of a list maps all records again. */
const wordsOf = (name: string, html: string | null): string =>
  cachedText('vouchers', `${name} ${html}`, () => foldedText(`${name} ${plainText(html) ?? ''}`), 4_000_000);

type Wire = Parameters<typeof namedOf>[0] & { urlseo: string | null; noindex: boolean } & Record<
    'especialidads' | 'centromedicos',
    unknown
  >;

function findable(list: string, wire: Wire, picture: MediaRef | null): Findable | null {
  const named = namedOf(wire);
  return (
    named && {
      id: named.id,
      name: named.name,
      slug: slugOf(list, wire, wire.urlseo),
      specialityIds: relatedIds(wire.especialidads),
      clinicIds: relatedIds(wire.centromedicos),
      picture,
      seo: { isIndexable: !wire.noindex },
    }
  );
}

type Subjects = { specialities: Speciality[]; tests: Findable[] };

/** The blog is written in Spanish: its words are matched against the Spanish names. */
const readNames = async (locale: Locale): Promise<Subjects> => {
  const [specialities, tests] = await Promise.all([
    optional(listSpecialities(locale), []),
    optional(listFindableTests(locale), []),
  ]);
  return { specialities, tests };
};

/** Returns the subjects of an article in the page's language; none if the lists cannot be read. Never throws. */
export async function articleSubjects(locale: Locale, text: string): Promise<Subjects> {
  const [known, shown] = await Promise.all([readNames(DEFAULT_LOCALE), readNames(locale)]);
  const found = subjectsIn(known)(text);
  const inLocale = <T extends { id: string }>(records: T[], named: T[]) =>
    records.flatMap(({ id }) => named.find((record) => record.id === id) ?? []);
  return {
    specialities: inLocale(found.specialities, shown.specialities),
    tests: inLocale(found.tests, shown.tests),
  };
}

/** The newest articles about a speciality, by title and excerpt, newest first. Throws ApiError. */
export async function articlesAbout(locale: Locale, speciality: Speciality, most: number): Promise<PostEntry[]> {
  const [entries, known] = await Promise.all([
    getConfiguration(locale).then(listPostEntries),
    readNames(DEFAULT_LOCALE),
  ]);
  const subjectsOf = subjectsIn(known);
  return entries
    .filter(({ isIndexable }) => isIndexable)
    .filter(({ title, excerpt }) =>
      subjectsOf(`${title} ${excerpt ?? ''}`).specialities.some(({ id }) => id === speciality.id),
    )
    .slice(0, most);
}
