import { RightsDetail } from '@/components/rights/rights-detail';
import { env } from '@/lib/env';
import { takesRights } from '@/lib/requests/requests';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'derechos-datos',
  messages: 'RightsPage',
  isShared: true,
  load: async ({ locale, brand }) => (
    <RightsDetail {...{ locale, brand }} hasForm={takesRights()} email={env().PRIVACY_EMAIL ?? null} />
  ),
});

export { generateMetadata };
export default page;
