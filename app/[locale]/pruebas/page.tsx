import { TEST_INDEX } from './test-index';

export const revalidate = 30;

const { generateMetadata, page } = TEST_INDEX.first;

export { generateMetadata };
export default page;
