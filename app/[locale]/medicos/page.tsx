import { DOCTOR_PAGES } from './doctor-pages';

export const revalidate = 30;

const { generateMetadata, page } = DOCTOR_PAGES.first;

export { generateMetadata };
export default page;
