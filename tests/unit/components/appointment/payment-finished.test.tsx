import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookingMail, compose } from '@/backend/tests/support/mails';
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
  numcita: 'AAECAwQFBgcICQoLDA0ODw',
  reference: '7KQF-M2TX',
  sequence: 0,
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

describe.each(['es', 'ca', 'en'] as const)('a paid booking in %s', (locale) => {
  const { Payment, PaymentPage } = ALL_MESSAGES.site[locale];

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
