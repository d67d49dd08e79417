import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookingMail, compose, readHtml } from '@/backend/tests/support/mails';
import { PaymentFinished } from '@/components/appointment/payment/payment-finished';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { ALL_MESSAGES } from '@/tests/support/messages';

const BOOKING: BookingSummary = {
  patientName: 'Ana',
  day: '2026-12-14',
  initTime: '0915',
  endTime: '0930',
  whenAsSent: null,
  service: 'PCR',
  doctor: '',
  numcita: 'AAECAwQFBgcICQoLDA0ODw',
  reference: '7KQF-M2TX',
  sequence: 0,
  kind: null,
  priceCents: 5900,
  isPaid: true,
  advice: null,
  consent: null,
  clinic: { name: 'València', address: null, phone: null, whatsapp: null },
  isConfirmed: true,
};

function pageOf(locale: 'es' | 'ca' | 'en', booking: BookingSummary | null): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={ALL_MESSAGES.site[locale]} timeZone="Europe/Madrid">
      <PaymentFinished locale={locale} booking={booking} />
    </NextIntlClientProvider>,
  );
  return html.replaceAll('&#x27;', "'");
}

/** The names and values of a list, as text in one line. */
const rowsIn = (html: string, row: RegExp) =>
  [...html.matchAll(row)].map((found) =>
    found.slice(1).map((part) => readHtml(part.replace(/<br>/g, '')).replace(/\s+/g, ' ').trim()),
  );

const hrefsIn = (html: string, part: RegExp) =>
  [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => (part.test(href) ? [href] : []));

describe.each(['es', 'ca', 'en'] as const)('a paid booking in %s', (locale) => {
  const { Payment, PaymentPage } = ALL_MESSAGES.site[locale];

  it('is a visit at the clinic, a video call without the way there, or of the kind that was sent', () => {
    const { facts, video, directions } = appointmentMessages(locale);
    const clinic = { ...BOOKING.clinic, address: 'C/ Colón, 1' };
    const kindOn = (page: string) => readHtml(new RegExp(`<dt>${facts.kind}</dt><dd>(.*?)</dd>`).exec(page)?.[1] ?? '');
    expect(kindOn(pageOf(locale, { ...BOOKING, clinic }))).toBe(Payment.inPerson);
    expect(kindOn(pageOf(locale, { ...BOOKING, clinic, kind: 'a domicilio' }))).toBe('a domicilio');
    const page = pageOf(locale, { ...BOOKING, clinic, kind: 'video' });
    expect(kindOn(page)).toBe(video.kind);
    for (const one of [directions, 'C/ Colón, 1', Payment.bringDocument]) expect(page).not.toContain(one);
  });

  it('has on the page the facts of its mail, in the same order and words', () => {
    const clinic = { name: 'Valencia Centro', address: 'C/ Colón, 1', phone: '963 400 100', whatsapp: '600 000 001' };
    const payload = bookingMail({ service: 'PCR', doctor: 'Dra. Ruiz', clinic, amountCents: 5900 });
    const { html } = compose('booking-confirmed', payload, locale);
    const reach = {
      phone: [{ text: clinic.phone, number: '+34963400100' }],
      whatsapp: { text: clinic.whatsapp, href: 'https://wa.me/34600000001' },
    };
    const booking = {
      ...BOOKING,
      patientName: 'Ana Pérez Gómez',
      doctor: 'Dra. Ruiz',
      clinic: { ...clinic, ...reach },
    };
    const page = pageOf(locale, booking);
    const onPage = rowsIn(page, /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g).filter(([, value]) => value !== Payment.inPerson);
    const mailed = rowsIn(html, /<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g);
    expect(onPage.map(([name]) => name)).toHaveLength(10);
    expect(onPage).toEqual(mailed);
    expect(hrefsIn(page, /google/)).toEqual(hrefsIn(html, /google/));
  });

  it('has the same sentence about the invoice on the page and in the mail', () => {
    const { invoice } = PaymentPage;
    expect(compose('booking-confirmed', bookingMail(), locale).text).toContain(invoice);
    expect(pageOf(locale, BOOKING)).toContain(invoice);
    expect(pageOf(locale, BOOKING)).not.toContain(Payment.invoice);
  });

  it('has no invoice on the page or in the mail before it is paid', () => {
    const unpaid = { isPaid: false };
    expect(compose('booking-confirmed', bookingMail(unpaid), locale).text).not.toContain(PaymentPage.invoice);
    expect(pageOf(locale, { ...BOOKING, ...unpaid })).not.toContain(PaymentPage.invoice);
  });

  it('is changed on its own page first, then by telephone', () => {
    const page = pageOf(locale, BOOKING);
    const link = page.indexOf(`>${PaymentPage.ownPage}</a>`);
    expect(link).toBeGreaterThan(0);
    expect(page.indexOf('href="tel:', link)).toBeGreaterThan(link);
    expect(page).not.toContain(PaymentPage.changes);
  });

  it('of another upstream keeps the sentence about the invoice and is changed by telephone (M150)', () => {
    for (const other of [null, { ...BOOKING, reference: null }]) {
      const page = pageOf(locale, other);
      expect(page).toContain(Payment.invoice);
      expect(page).toContain(PaymentPage.changes);
      expect(page).not.toMatch(/href="[^"]*\/cita"/);
    }
  });
});
