import { composeMail } from '#mail/compose';
import type { ComposedMail } from '#mail/content';
import type { MailKind } from '#mail/templates';

/** The payload of a booked slot as backend/bookings/mails.ts queues it. */
export const bookingMail = (more: Record<string, unknown> = {}) => ({
  numcita: 'AAECAwQFBgcICQoLDA0ODw',
  reference: '7KQF-M2TX',
  sequence: 0,
  patient: { name: 'Ana Pérez Gómez', phone: '600 000 000', email: 'ana@example.test' },
  test: 'testPCR',
  service: 'PCR nasofaríngea',
  day: '2026-12-14',
  initTime: '0915',
  endTime: '0930',
  amountCents: 4500,
  isPaid: true,
  preference: null,
  type: null,
  insurer: null,
  wishedDay: null,
  wishedHour: null,
  requestedBy: null,
  clinic: {
    name: 'Valencia Centro',
    address: 'C/ Colón, 1; València',
    phone: '963 400 100',
    whatsapp: '600 000 001',
  },
  ...more,
});

/** The payload of a normal request. */
export const requestMail = (more: Record<string, unknown> = {}) =>
  bookingMail({
    test: null,
    service: 'Cardiología',
    day: null,
    initTime: null,
    endTime: null,
    amountCents: null,
    isPaid: false,
    preference: 'Morning',
    type: 'consulta',
    insurer: 'mutua',
    wishedDay: '2026-12-15',
    requestedBy: 'dra.ruiz@example.test',
    ...more,
  });

export const BRAND = {
  brand: 'Salud & Co',
  phone: '963 400 900',
  sender: 'citas@clinica.example',
  siteUrl: 'https://www.clinica.test',
  insurers: { azahar: { es: 'Azahar Salud', ca: 'Azahar Salut', en: 'Azahar Health' } },
};
export const SENDER = { name: 'Salud & Co', address: 'citas@clinica.example' };
export const QUEUED_AT = new Date('2026-11-20T12:00:00.123Z');

/** Composes a mail like the worker. */
export const compose = (kind: MailKind | string, payload: unknown, locale: 'es' | 'ca' | 'en' = 'es'): ComposedMail =>
  composeMail({ kind, recipient: 'ana@example.test', locale, payload, queuedAt: QUEUED_AT }, BRAND);

const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text that a reader copies from an HTML mail, with its line breaks. */
export const readHtml = (html: string): string =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => SIGNS[entity] ?? entity);

/** The decoded parts of a raw message by type. */
export function partsOf(raw: string): { type: string; text: string }[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const body = rest.join('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(headers)?.[1];
  return [{ type: /Content-Type: ([^;\r\n]+)/i.exec(headers)?.[1] ?? '', text: decode(body, encoding) }];
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
