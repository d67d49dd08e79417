import { SPECIALITY_INDEX } from '../../speciality-index';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = SPECIALITY_INDEX.further;

export { generateMetadata };
export default page;
