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
   * The ids of the sentences of the page: `invalid` for a 422, `unauthorized` for a 401, `tooMany` for a 429, `failed`
   * for other errors; for a 200 the `outcome` in its body, or `sent` without one.
   */
  sentences: { invalid: string; failed: string; unauthorized?: string; tooMany?: string; sent?: string };
  /** The page that follows a 200 with this body instead of a sentence, without language prefix. */
  nextOf?: (body: unknown) => string;
  /** The handler of the form, if not the same. */
  form?: Handler;
};

/**
 * Makes a handler of JSON take the form of a page without JavaScript too: the same checks, then a redirect to the
 * sentence of the page about the outcome, or to the next page, with the cookies of the response. The address contains
 * none of the fields.
 */
export const takingForms =
  (handler: Handler, { path, maxBytes, sentences, nextOf, form = handler }: Page): Handler =>
  async (request) => {
    if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return handler(request);
    const typed = new URLSearchParams((await readCapped(request.body, maxBytes)) ?? '');
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const body = JSON.stringify(Object.fromEntries(typed));
    const answer = await form(new Request(request.url, { method: 'POST', headers, body }));
    const locale = typed.get('locale') ?? '';
    const pageOf = (at: string) => (isLocale(locale) ? localePath(locale, at) : at);
    const next = nextOf && answer.status === 200 ? nextOf(await answer.json()) : null;
    const Location = next ? pageOf(next) : `${pageOf(path)}#${await sentenceFor(answer, sentences)}`;
    const headersOut = new Headers({ Location, 'Cache-Control': 'no-store' });
    for (const cookie of answer.headers.getSetCookie()) headersOut.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers: headersOut });
  };

const BY_STATUS = { 401: 'unauthorized', 422: 'invalid', 429: 'tooMany' } as const;

async function sentenceFor(answer: Response, sentences: Page['sentences']): Promise<string> {
  const named = BY_STATUS[answer.status as keyof typeof BY_STATUS];
  if (answer.status !== 200) return (named && sentences[named]) ?? sentences.failed;
  const { outcome = 'sent' } = (await answer.json()) as { outcome?: string };
  return new Map(Object.entries(sentences)).get(outcome) ?? sentences.failed;
}
