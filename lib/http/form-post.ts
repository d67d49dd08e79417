import 'server-only';
import { isLocale, localePath } from '@/lib/i18n/locales';
import { readCapped } from './read-capped';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

type Page = {
  /** The page with the form, and the size of its body. */
  path: string;
  maxBytes: number;
  /** The ids of the sentences of the page, by outcome. */
  sentences: { sent: string; invalid: string; failed: string };
};

/**
 * Makes a handler of JSON take the form of a page without JavaScript too: the same checks, then a redirect to the
 * sentence of the page about the outcome. The address contains none of the fields.
 */
export const takingForms =
  (handler: (request: Request) => Promise<Response>, { path, maxBytes, sentences }: Page) =>
  async (request: Request): Promise<Response> => {
    if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return handler(request);
    const typed = new URLSearchParams((await readCapped(request.body, maxBytes)) ?? '');
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const body = JSON.stringify(Object.fromEntries(typed));
    const { status } = await handler(new Request(request.url, { method: 'POST', headers, body }));
    const locale = typed.get('locale') ?? '';
    const page = isLocale(locale) ? localePath(locale, path) : path;
    const { sent, invalid, failed } = sentences;
    const said = status === 200 ? sent : status === 422 ? invalid : failed;
    return new Response(null, { status: 303, headers: { Location: `${page}#${said}`, 'Cache-Control': 'no-store' } });
  };
