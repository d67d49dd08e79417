import { NEWS_PAGES } from '../../news-pages';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = NEWS_PAGES.further;

export { generateMetadata };
export default page;
