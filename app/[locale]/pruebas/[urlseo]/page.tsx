import { listFirstHours } from '@/lib/appointments/first-hours';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts } from '@/lib/catalogue/findable';
import { listInsurers } from '@/lib/catalogue/insurers';
import { getPicture } from '@/lib/catalogue/media';
import { listDoctorsOfAny, listSpecialities } from '@/lib/catalogue/specialities';
import { getTest } from '@/lib/catalogue/tests';
import { clinicsOfTest, recordsById, specialitiesOfTest } from '@/lib/domain/catalogue';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import { vouchersOfTest } from '@/lib/domain/related';
import type { Speciality } from '@/lib/domain/speciality';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { detailPage } from '../../detail-page';
import { TestDetail } from './test-detail';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = detailPage({
  path: (slug) => `/pruebas/${slug}`,
  read: getTest,
  load: testPage,
  actionsOf: (locale, { slug }) => ({ ask: { href: appointmentHref(locale, { from: `/pruebas/${slug}` }) } }),
});

export { generateMetadata };
export default page;

/** The icon of a test, or of the speciality it belongs to. */
async function iconOf(locale: Locale, test: DiagnosticTest, speciality: Speciality | undefined) {
  return (await getPicture(locale, test.icon)) ?? getPicture(locale, speciality?.icon ?? null);
}

async function testPage(locale: Locale, slug: string) {
  const [test, all, every] = await Promise.all([
    getTest(locale, slug),
    optional(listSpecialities(locale), []),
    optional(listOwnClinics(locale), []),
  ]);
  if (!test) return null;
  const specialities = specialitiesOfTest(test, recordsById(test.specialityIds, all), every);
  const [icon, photo, pictures, doctors, products, insurers, hours] = await Promise.all([
    optional(iconOf(locale, test, specialities[0]), null),
    optional(getPicture(locale, test.picture), null),
    Promise.all(test.rows.map((row) => optional(getPicture(locale, row.picture), null))),
    optional(listDoctorsOfAny(locale, specialities), []),
    optional(listFindableProducts(locale), []),
    listInsurers(locale),
    listFirstHours(locale, { kind: 'test', ids: [test.id] }),
  ]);
  const clinics = clinicsOfTest(test, specialities, every);
  return (
    <TestDetail
      {...{ locale, test, specialities, icon, photo, pictures, doctors, clinics, insurers, hours }}
      vouchers={vouchersOfTest(test, products)}
    />
  );
}
