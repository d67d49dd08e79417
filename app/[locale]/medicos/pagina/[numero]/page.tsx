import { DOCTOR_PAGES } from '../../doctor-pages';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = DOCTOR_PAGES.further;

export { generateMetadata };
export default page;
