import type { InboxPath } from '../wire';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** A kind of mail in words. */
export const mailKind = (kind: string, translate: Translate): string =>
  translate(`desk.mailKinds.${kind}`, { _: translate(`desk.inbox.mailKinds.${kind}`, { _: kind }) });

/** "3 h", "20 min" or "4 d" of milliseconds, which are never less than a minute. */
export function duration(ms: number, translate: Translate): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return translate('desk.inbox.days', { count: Math.floor(hours / 24) });
  if (hours >= 1) return translate('desk.inbox.hours', { count: hours });
  return translate('desk.inbox.minutes', { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}

/** What an item is about: in words where its inbox names it by a code. */
export function aboutText(path: InboxPath, about: string, translate: Translate): string {
  if (path === 'devoluciones') return `${translate('desk.inbox.fields.pedido')} ${about}`;
  return path === 'correos' ? mailKind(about, translate) : about;
}
