import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Security } from './security-headers';
import { drawSmallPage, SMALL_PAGE_POLICY } from './small-page';
import messages from './unavailable.json';

/** Answers 410 for the link of a preview that shows nothing any more; it has no language, so all three are there. */
export function sendExpiredPreview(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  security: Security,
  brand: string,
): void {
  const others = (['ca', 'en'] as const)
    .map((locale) => `<p lang="${locale}">${messages[locale].expired} ${messages[locale].another}</p>`)
    .join('');
  const { expired, another } = messages[DEFAULT_LOCALE];
  const body = Buffer.from(drawSmallPage(DEFAULT_LOCALE, brand, expired, `<p>${another}</p>${others}`));
  const head = ['Content-Security-Policy', SMALL_PAGE_POLICY, 'Cache-Control', 'no-store'];
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Language', DEFAULT_LOCALE];
  res.writeHead(410, [...security.fixed, ...head, ...type, 'Content-Length', String(body.length)]);
  res.end(req.method === 'HEAD' ? undefined : body);
}
