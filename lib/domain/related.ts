import { clinicsOfTest, diagnosticFirst, recordsById } from './catalogue';
import type { Clinic } from './clinic';
import { finderOf, mentions } from './mentions';
import type { Speciality } from './speciality';

/** A test or voucher as lists of all of them carry it. */
export type ListedRecord = {
  id: string;
  name: string;
  slug: string;
  /** Null when the record does not carry the relation. */
  specialityIds: string[] | null;
  clinicIds: string[] | null;
};

/** A voucher with the words of its name and description (`foldedText`). */
export type ListedVoucher = ListedRecord & { words: string };

/** The tests a clinic does, by the rule of `clinicsOfTest`, in the order of the list. */
export function testsOfClinic<T extends ListedRecord>(clinic: Clinic, tests: T[], specialities: Speciality[]): T[] {
  return tests.filter((test) => {
    const own = diagnosticFirst(recordsById(test.specialityIds, specialities));
    return test.slug !== '' && clinicsOfTest(test, own, [clinic]).length > 0;
  });
}

/** The vouchers that can be used at a clinic, in the order of the list. */
export const vouchersOfClinic = <T extends ListedRecord>(clinic: Pick<Clinic, 'id'>, vouchers: T[]): T[] =>
  vouchers.filter(({ slug, clinicIds }) => slug !== '' && clinicIds?.includes(clinic.id));

/** True when two records have a speciality in common; a record that does not say its own agrees with any. */
const agree = (a: ListedRecord, b: ListedRecord): boolean =>
  a.specialityIds === null ||
  b.specialityIds === null ||
  a.specialityIds.some((id) => b.specialityIds?.includes(id) ?? false);

/** The vouchers for a test: they name it and share a speciality with it (no record says more). */
export const vouchersOfTest = <T extends ListedVoucher>(test: ListedRecord, vouchers: T[]): T[] =>
  vouchers.filter((voucher) => voucher.slug !== '' && agree(test, voucher) && mentions(voucher.words, test.name));

/** The tests of a voucher, by the same rule. */
export const testsOfVoucher = <T extends ListedRecord>(voucher: ListedVoucher, tests: T[]): T[] =>
  tests.filter((test) => test.slug !== '' && vouchersOfTest(test, [voucher]).length > 0);

type Subjects<T> = { specialities: Speciality[]; tests: T[] };

/** Says what a text is about: the tests it names, and the specialities it names or those tests belong to. */
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
