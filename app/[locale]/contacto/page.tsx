import { ContactDetail } from '@/components/contact/contact-detail';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getHeadOffices } from '@/lib/catalogue/configuration';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'contacto',
  messages: 'ContactPage',
  isShared: true,
  load: async ({ locale, brand }) => {
    const clinics = await listOwnClinics(locale);
    return <ContactDetail locale={locale} brand={brand} offices={getHeadOffices(clinics)} clinics={clinics} />;
  },
});

export { generateMetadata };
export default page;
