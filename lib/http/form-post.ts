import 'server-only';
import { isLocale, localePath } from '@/lib/i18n/locales';
import { readCapped } from './read-capped';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

type Handler = (request: Request) => Promise<Response>;

type Page = {
  /** The page with the form, and the size of its body. */
  path: string;
  maxBytes: number;
  /**
   * The ids of the sentences of the page: `invalid` for a 422, `failed` for other errors; for a 200 the `outcome` in its
   * body, or `sent` without one.
   */
  sentences: { invalid: string; failed: string; sent?: string };
  /** The handler of the form, if not the same. */
  form?: Handler;
};

/**
 * Makes a handler of JSON take the form of a page without JavaScript too: the same checks, then a redirect to the
 * sentence of the page about the outcome. The address contains none of the fields.
 */
export const takingForms =
  (handler: Handler, { path, maxBytes, sentences, form = handler }: Page): Handler =>
  async (request) => {
    if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return handler(request);
    const typed = new URLSearchParams((await readCapped(request.body, maxBytes)) ?? '');
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const body = JSON.stringify(Object.fromEntries(typed));
    const answer = await form(new Request(request.url, { method: 'POST', headers, body }));
    const locale = typed.get('locale') ?? '';
    const page = isLocale(locale) ? localePath(locale, path) : path;
    const Location = `${page}#${await sentenceFor(answer, sentences)}`;
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
  };

async function sentenceFor(answer: Response, sentences: Page['sentences']): Promise<string> {
  if (answer.status === 422) return sentences.invalid;
  if (answer.status !== 200) return sentences.failed;
  const { outcome = 'sent' } = (await answer.json()) as { outcome?: string };
  return new Map(Object.entries(sentences)).get(outcome) ?? sentences.failed;
}
