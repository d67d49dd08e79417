import { CLINIC_INDEX } from '../../clinic-index';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = CLINIC_INDEX.further;

export { generateMetadata };
export default page;
