import { PRICE_INDEX } from '../../price-index';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = PRICE_INDEX.further;

export { generateMetadata };
export default page;
