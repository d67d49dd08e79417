import { withoutAccents } from '@clinic/contract/plain-text';
import { clinicsOfTest, diagnosticFirst, recordsById } from './catalogue';
import type { Clinic } from './clinic';
import type { Speciality } from './speciality';

/** A test or voucher in lists. */
export type ListedRecord = {
  id: string;
  name: string;
  slug: string;
  /** Null if the record does not carry the relation. */
  specialityIds: string[] | null;
  clinicIds: string[] | null;
};

/** A voucher with the words of its name and description (`foldedText`). */
export type ListedVoucher = ListedRecord & { words: string };

/** The tests a clinic offers, by the rule of `clinicsOfTest`, in the order of the list. */
export function testsOfClinic<T extends ListedRecord>(clinic: Clinic, tests: T[], specialities: Speciality[]): T[] {
  return tests.filter((test) => {
    const own = diagnosticFirst(recordsById(test.specialityIds, specialities));
    return test.slug !== '' && clinicsOfTest(test, own, [clinic]).length > 0;
  });
}

/** The vouchers that can be used at a clinic, in the order of the list. */
export const vouchersOfClinic = <T extends ListedRecord>(clinic: Pick<Clinic, 'id'>, vouchers: T[]): T[] =>
  vouchers.filter(({ slug, clinicIds }) => slug !== '' && clinicIds?.includes(clinic.id));

/** True if two records share a speciality; a record that does not carry the relation (null) matches any. */
const agree = (a: ListedRecord, b: ListedRecord): boolean =>
  a.specialityIds === null ||
  b.specialityIds === null ||
  a.specialityIds.some((id) => b.specialityIds?.includes(id) ?? false);

/** The vouchers for a test: they name it and share a speciality with it (no record says more). */
export const vouchersOfTest = <T extends ListedVoucher>(test: ListedRecord, vouchers: T[]): T[] =>
  vouchers.filter((voucher) => voucher.slug !== '' && agree(test, voucher) && mentions(voucher.words, test.name));

/** The tests of a voucher, by the rule of `vouchersOfTest`. */
export const testsOfVoucher = <T extends ListedRecord>(voucher: ListedVoucher, tests: T[]): T[] =>
  tests.filter((test) => test.slug !== '' && vouchersOfTest(test, [voucher]).length > 0);

type Subjects<T> = { specialities: Speciality[]; tests: T[] };

/** Finds the subjects of a text: the tests it names, and the specialities it names or those tests belong to. */
export function subjectsIn<T extends ListedRecord>(known: Subjects<T>): (text: string) => Subjects<T> {
  const [findTests, findSpecialities] = [finderOf(known.tests), finderOf(known.specialities)];
  return (text) => {
    const tests = findTests(text).filter(({ slug }) => slug !== '');
    const ofTests = tests.flatMap(({ specialityIds }) =>
      diagnosticFirst(recordsById(specialityIds, known.specialities)).slice(0, 1),
    );
    const specialities = [...new Set([...findSpecialities(text), ...ofTests])].filter(({ hasPage }) => hasPage);
    return { specialities, tests };
  };
}

/** Normalises a text: words in lower case without accents and plural endings, surrounded by spaces. */
export function foldedText(text: string): string {
  const words = withoutAccents(text).match(/[a-z0-9]+/g) ?? [];
  return ` ${words.map((word) => (word.length > 4 ? word.replace(/s$/, '') : word)).join(' ')} `;
}

/** Shorter names and parts of names are too ambiguous to be searched for in a text. */
const MIN_NAME_LENGTH = 3;
const MIN_HALF_LENGTH = 8;
const ASIDE = /\([^)]*\)|:.*$/g;
const AND = / (?:y|e|i|and) /;

/**
 * The words that name a record: without brackets and anything after a colon; of a name joined by "and", also each part
 * that is one long word ("Nutrición y dietética": "nutrición", "dietética").
 */
export function namesIn(name: string): string[] {
  const core = name.replace(ASIDE, ' ');
  const whole = foldedText(core);
  const halves = core.split(AND).map(foldedText);
  const long =
    halves.length > 1 ? halves.filter((half) => /^ \S+ $/.test(half) && half.length >= MIN_HALF_LENGTH + 2) : [];
  return [whole, ...long].filter((words) => words.length >= MIN_NAME_LENGTH + 2);
}

/** True when the words of a text (`foldedText`) name the record. */
export const mentions = (words: string, name: string): boolean => namesIn(name).some((named) => words.includes(named));

/** Finds the records a text names, the longest names first; names are prepared once for many texts. */
export function finderOf<T extends { name: string }>(records: T[]): (text: string) => T[] {
  const known = records
    .map((record) => ({ record, names: namesIn(record.name) }))
    .sort((a, b) => b.record.name.length - a.record.name.length);
  return (text) => {
    const words = foldedText(text);
    return known.filter(({ names }) => names.some((name) => words.includes(name))).map(({ record }) => record);
  };
}
