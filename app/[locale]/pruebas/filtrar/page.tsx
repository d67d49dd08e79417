import { TEST_INDEX } from '../test-index';

/** The filter is in the address and works without JavaScript: rendered per request from cached reads. */
export const dynamic = 'force-dynamic';

const { generateMetadata, page } = TEST_INDEX.filtered;

export { generateMetadata };
export default page;
