import { TestIndex } from '@/components/listings/test-index';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts } from '@/lib/catalogue/findable';
import { listPictures } from '@/lib/catalogue/media';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { listTests } from '@/lib/catalogue/tests';
import { testListingPath, testPage } from '@/lib/domain/test-directory';
import { lettersPath, readLetterAddress } from '@/lib/i18n/directory-address';
import { optional } from '@/lib/upstream/degrade';
import { indexPages } from '../index-pages';

/** The list of every diagnostic test. */
export const TEST_INDEX = indexPages({
  key: 'pruebas',
  messages: 'TestIndex',
  pathOf: testListingPath,
  readChoice: readLetterAddress,
  choicePath: (choice, number) => lettersPath('/pruebas', choice, number),
  read: async (locale, number, choice) => {
    const [tests, specialities, clinics, vouchers] = await Promise.all([
      listTests(locale),
      optional(listSpecialities(locale), []),
      optional(listOwnClinics(locale), []),
      optional(listFindableProducts(locale), []),
    ]);
    const page = testPage({ tests, specialities, clinics, vouchers }, choice, number);
    const members = page?.sections.flatMap((section) => section.members) ?? [];
    const refs = members.map(({ test }) => test.picture);
    return page && { ...page, pictures: await listPictures(locale, refs) };
  },
  show: TestIndex,
});
