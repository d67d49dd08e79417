import { getHelpline } from '@/lib/catalogue/configuration';
import { siteUrl } from '@/lib/env';
import { securityText, textAnswer } from '@/lib/seo/text-files';

/** Its expiry date is counted from today. */
export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> =>
  textAnswer('text/plain', async () => securityText(siteUrl(), getHelpline().email, new Date()));
