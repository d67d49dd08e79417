import { ProductRequestPage } from '@/components/product-request/product-request-page';
import { getProductCatalogue } from '@/lib/requests/requests';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'pedir-producto',
  messages: 'ProductRequestPage',
  isShared: false,
  load: async ({ locale, brand }) => (
    <ProductRequestPage locale={locale} brand={brand} catalogue={await getProductCatalogue(locale)} />
  ),
});

export { generateMetadata };
export default page;
