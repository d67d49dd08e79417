import { PRICE_INDEX } from '../price-index';

/** The filter is in the address and works without JavaScript: rendered per request from cached reads. */
export const dynamic = 'force-dynamic';

const { generateMetadata, page } = PRICE_INDEX.filtered;

export { generateMetadata };
export default page;
