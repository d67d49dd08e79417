import { RegistrationPage } from '@/components/professional/registration-page';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getHeadOffices } from '@/lib/catalogue/configuration';
import { listAllSpecialities } from '@/lib/catalogue/specialities';
import { optional } from '@/lib/upstream/degrade';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'registro-profesional',
  messages: 'ProfessionalRegistrationPage',
  isShared: true,
  load: async ({ locale, brand }) => {
    const [specialities, clinics] = await Promise.all([
      optional(listAllSpecialities(locale), []), // an account can be asked for without one
      optional(listOwnClinics(locale), []),
    ]);
    return <RegistrationPage {...{ locale, brand, specialities }} offices={getHeadOffices(clinics)} />;
  },
});

export { generateMetadata };
export default page;
