import { SPECIALITY_INDEX } from './speciality-index';

export const revalidate = 30;

const { generateMetadata, page } = SPECIALITY_INDEX.first;

export { generateMetadata };
export default page;
