import { SHOP_PAGES } from './shop-pages';

export const revalidate = 30;

const { generateMetadata, page } = SHOP_PAGES.whole;

export { generateMetadata };
export default page;
