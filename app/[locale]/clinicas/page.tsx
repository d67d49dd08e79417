import { CLINIC_INDEX } from './clinic-index';

export const revalidate = 30;

const { generateMetadata, page } = CLINIC_INDEX.first;

export { generateMetadata };
export default page;
