import { leavePreview } from '@/lib/http/cookies';
import { DEFAULT_LOCALE, isLocale, localePath } from '@/lib/i18n/locales';

/** Never cached: the response removes cookies. */
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** Leads from a preview to the published home page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return leavePreview(localePath(isLocale(locale) ? locale : DEFAULT_LOCALE, '/'));
}
