import { AppointmentPage } from '@/components/appointment/form/appointment-page';
import { getPickerCatalogue, takesGuardians } from '@/lib/appointments/picker-catalogue';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'pedir-cita',
  messages: 'AppointmentPage',
  isShared: true,
  load: async ({ locale, brand }) => (
    <AppointmentPage
      {...{ locale, brand }}
      catalogue={await getPickerCatalogue(locale)}
      asksForWhom={takesGuardians()}
    />
  ),
});

export { generateMetadata };
export default page;
