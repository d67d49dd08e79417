import { PRICE_INDEX } from './price-index';

export const revalidate = 30;

const { generateMetadata, page } = PRICE_INDEX.first;

export { generateMetadata };
export default page;
