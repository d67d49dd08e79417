import { CENTRE_PAGES } from '../../centre-pages';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = CENTRE_PAGES.further;

export { generateMetadata };
export default page;
