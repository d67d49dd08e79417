import { SHOP_PAGES } from '../shop-pages';

/** The filter is in the address and works without JavaScript: rendered per request from cached reads. */
export const dynamic = 'force-dynamic';

const { generateMetadata, page } = SHOP_PAGES.filtered;

export { generateMetadata };
export default page;
