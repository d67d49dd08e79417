import { type Context, Hono } from 'hono';
import type { KnownBrowsers } from '#accounts/known-browser';
import { logIn } from '#accounts/log-in';
import { type Reason, reasonText } from '#accounts/refusals';
import { BusyError } from '#accounts/semaphore';
import type { Tokens } from '#accounts/tokens';
import { contentLocale } from '#catalogue/locale';
import type { Db } from '#store/db';
import { clientAddress } from './client-address';
import { answer, formLimit, mediaType, parseJson } from './json-body';
import { negotiate } from './negotiate';
import { routeError, securityError } from './respond';

export type LoginRoutesOptions = {
  db: Db;
  tokens: Tokens;
  browsers: KnownBrowsers;
  localeHeader: string;
  trustedHops: number;
};

const PATH = '/login_profesional_check';
const NOT_FOUND = '<!DOCTYPE html><html lang="en"><title>Not Found</title><h1>Not Found</h1></html>';

/** POST /login_profesional_check, which is not under /api (docs/contract.md#login): all statuses as recorded. */
export function loginRoutes({ db, tokens, browsers, localeHeader, trustedHops }: LoginRoutesOptions): Hono {
  const app = new Hono();

  app.post(PATH, formLimit, async (c) => {
    // This endpoint does not accept forms; the recorded servers respond with a page.
    if (!/^application\/(?:[\w.-]+\+)?json$/.test(mediaType(c))) return c.html(NOT_FOUND, 404);
    const credentials = readCredentials(parseJson(await c.req.text()));
    if (!credentials) return routeError(400, 'Bad Request', 'Bad Request', formatOf(c));
    const locale = contentLocale(c.req.header(localeHeader));
    const away = (status: number, reason: Reason, seconds: number) => {
      const response = securityError(status, reasonText(reason, locale));
      response.headers.set('retry-after', String(seconds));
      return response;
    };
    try {
      const outcome = await logIn({ db, tokens, browsers }, { ...credentials, address: clientAddress(c, trustedHops) });
      if (outcome.kind === 'token') return answer(c, { token: outcome.token, navegador: outcome.proof });
      if (outcome.kind === 'wait') return away(429, 'tooMany', outcome.seconds);
      return securityError(401, reasonText('badCredentials', locale));
    } catch (error) {
      if (error instanceof BusyError) return away(503, 'busy', error.retryAfterSeconds);
      throw error;
    }
  });

  app.all(PATH, (c) => {
    const response = routeError(405, 'Method Not Allowed (Allow: POST)', 'Method Not Allowed', formatOf(c));
    response.headers.set('allow', 'POST');
    return response;
  });

  return app;
}

/** Returns null unless the body has both texts; an empty one counts as wrong. */
function readCredentials(body: unknown): { username: string; password: string; proof: string } | null {
  if (typeof body !== 'object' || body === null) return null;
  const { username, password, navegador } = body as Record<string, unknown>;
  const proof = typeof navegador === 'string' ? navegador : '';
  return typeof username === 'string' && typeof password === 'string' ? { username, password, proof } : null;
}

const formatOf = (c: Context) => negotiate(c.req.header('accept')) ?? 'json';
