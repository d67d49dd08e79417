import { NEWS_PAGES } from './news-pages';

export const revalidate = 30;

const { generateMetadata, page } = NEWS_PAGES.first;

export { generateMetadata };
export default page;
