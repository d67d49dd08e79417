import { cookies, draftMode } from 'next/headers';
import { findPreview } from '@/lib/catalogue/preview';
import { env } from '@/lib/env';
import { previewLines, previewSecret } from '@/lib/http/cookies';
import { renderSmallPage, SMALL_PAGE_POLICY } from '@/lib/http/small-page';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { DRAFT_COOKIE } from '@/lib/routes';

/**
 * Opens the preview of a link, `?clave=…`: redirects to its page and sets the cookies of the preview
 * (docs/decisions/0182).
 */
export async function GET(request: Request): Promise<Response> {
  const secret = previewSecret(new URL(request.url).searchParams.get('clave'));
  const preview = secret && (await findPreview(secret));
  if (!preview) return expired();
  (await draftMode()).enable();
  const draft = (await cookies()).get(DRAFT_COOKIE)?.value ?? '';
  const headers = new Headers({ Location: preview.path, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  for (const line of previewLines(secret, draft, preview.secondsLeft)) headers.append('Set-Cookie', line);
  return new Response(null, { status: 303, headers });
}

/** 410 in all three languages, because the link does not contain one. */
async function expired(): Promise<Response> {
  const [texts, catalan, english] = await Promise.all([
    textsOf('Preview', DEFAULT_LOCALE),
    textsOf('Preview', 'ca'),
    textsOf('Preview', 'en'),
  ]);
  const content = `<p>${texts.another}</p>
    <p lang="ca">${catalan.expired} ${catalan.another}</p>
    <p lang="en">${english.expired} ${english.another}</p>`;
  return new Response(renderSmallPage(DEFAULT_LOCALE, env().BRAND_NAME, texts.expired, content), {
    status: 410,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': DEFAULT_LOCALE,
      'Content-Security-Policy': SMALL_PAGE_POLICY,
      'Cache-Control': 'no-store',
    },
  });
}
