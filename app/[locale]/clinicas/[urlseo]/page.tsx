import { listFirstHours } from '@/lib/appointments/first-hours';
import { getClinic, listClinicEquipment } from '@/lib/catalogue/clinics';
import { listDoctorRowsForSection } from '@/lib/catalogue/doctor-rows';
import { listFindableProducts, listFindableTests } from '@/lib/catalogue/findable';
import { listInsurers } from '@/lib/catalogue/insurers';
import { getPicture } from '@/lib/catalogue/media';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { getThirdParties } from '@/lib/catalogue/third-parties';
import { specialitiesOf } from '@/lib/domain/catalogue';
import { insurersOfClinic } from '@/lib/domain/insurer';
import { testsOfClinic, vouchersOfClinic } from '@/lib/domain/related';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { detailPage } from '../../detail-page';
import { ClinicDetail } from './clinic-detail';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = detailPage({
  path: (slug) => `/clinicas/${slug}`,
  read: getClinic,
  load: clinicPage,
  actionsOf: (locale, { id, slug, phone, isAssociated }) => ({
    phone,
    ...(!isAssociated && { ask: { href: appointmentHref(locale, { clinicId: id, from: `/clinicas/${slug}` }) } }),
  }),
  // No page links to an associated centre: search engines should find the list of all of them instead.
  seoOf: ({ seo, isAssociated }) => ({ ...seo, isIndexable: seo.isIndexable && !isAssociated }),
});

export { generateMetadata };
export default page;

async function clinicPage(locale: Locale, slug: string) {
  const clinic = await getClinic(locale, slug);
  if (!clinic) return null;
  const [picture, equipment, specialities, { map }, doctors, tests, vouchers, insurers, hours] = await Promise.all([
    optional(getPicture(locale, clinic.picture), null),
    optional(listClinicEquipment(locale, clinic), []),
    optional(listSpecialities(locale), []),
    getThirdParties(locale),
    optional(listDoctorRowsForSection(locale), []),
    optional(listFindableTests(locale), []),
    optional(listFindableProducts(locale), []),
    listInsurers(locale),
    clinic.isAssociated ? [] : listFirstHours(locale, { kind: 'clinic', ids: [clinic.id] }),
  ]);
  return (
    <ClinicDetail
      {...{
        locale,
        clinic,
        picture,
        equipment,
        hasMap: map !== null,
        firstHour: hours[0],
        specialities: specialitiesOf(clinic, specialities),
        doctors: doctors.filter((doctor) => doctor.clinics?.some(({ id }) => id === clinic.id)),
        tests: testsOfClinic(clinic, tests, specialities),
        vouchers: vouchersOfClinic(clinic, vouchers),
        insurers: insurers.length > 0 ? insurersOfClinic(clinic.id, insurers) : null,
      }}
    />
  );
}
