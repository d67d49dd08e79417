import { AppointmentPage } from '@/components/appointment/form/appointment-page';
import { getPickerCatalogue } from '@/lib/appointments/appointment-catalogue';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'pedir-cita',
  messages: 'AppointmentPage',
  isShared: true,
  load: async ({ locale, brand }) => (
    <AppointmentPage locale={locale} brand={brand} catalogue={await getPickerCatalogue(locale)} />
  ),
});

export { generateMetadata };
export default page;
