import 'server-only';
import { listPostEntries } from '@/lib/blog/blog';
import type { PostEntry } from '@/lib/domain/post';
import { subjectsIn } from '@/lib/domain/related';
import type { Speciality } from '@/lib/domain/speciality';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { getConfiguration } from './configuration';
import { type Findable, listFindableTests } from './findable';
import { listSpecialities } from './specialities';

type Subjects = { specialities: Speciality[]; tests: Findable[] };

/** The blog is written in Spanish: its words are looked for among the Spanish names. */
const readNames = async (locale: Locale): Promise<Subjects> => {
  const [specialities, tests] = await Promise.all([
    optional(listSpecialities(locale), []),
    optional(listFindableTests(locale), []),
  ]);
  return { specialities, tests };
};

/** What an article is about, in the language of the page; nothing where the lists cannot be read. Never throws. */
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

/** The newest articles about a speciality, by their titles and excerpts, newest first. Throws ApiError. */
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
