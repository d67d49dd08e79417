import { CENTRE_PAGES } from './centre-pages';

export const revalidate = 30;

const { generateMetadata, page } = CENTRE_PAGES.first;

export { generateMetadata };
export default page;
