import { TEST_INDEX } from '../../test-index';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const { generateMetadata, page } = TEST_INDEX.further;

export { generateMetadata };
export default page;
