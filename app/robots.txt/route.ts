import { siteUrl } from '@/lib/env';
import { robotsText, textAnswer } from '@/lib/seo/text-files';

/** The address of the site is known at run time only. */
export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => textAnswer('text/plain', async () => robotsText(siteUrl()));
