import { describe, expect, it } from 'vitest';
import { composeSms } from '#sms/compose';
import { bookingMail, compose, requestMail } from '#tests/support/mails';
import { REQUEST_MAILS } from '#tests/support/request-mails';

const LINK = 'https://video.clinica.test/7KQF-M2TX';
const LOCALES = ['es', 'ca', 'en'] as const;
const TEXTS = {
  es: {
    kind: 'Por videollamada',
    device: 'No vengas a la clínica',
    comes: 'te enviaremos el enlace',
    later: 'te enviará el enlace',
  },
  ca: {
    kind: 'Per videotrucada',
    device: 'No vinguis a la clínica',
    comes: 't’enviarem l’enllaç',
    later: 't’enviarà l’enllaç',
  },
  en: {
    kind: 'By video call',
    device: 'Do not come to the clinic',
    comes: 'will send you the link',
    later: 'will send you the link',
  },
};
const VISIT = bookingMail({ test: null, service: 'Psicología', amountCents: null, isPaid: false, isVideo: true });
const REMINDER = { ...REQUEST_MAILS['visit-reminder'].payload, isVideo: true };

describe.each(LOCALES)('the mails about a video call in %s', (locale) => {
  const own = TEXTS[locale];

  it.each([
    ['booking-confirmed', VISIT],
    ['booking-moved', { ...VISIT, before: { day: '2026-12-13', initTime: '0915' } }],
    ['booking-cancelled', { ...VISIT, wasConfirmed: true, isRefunded: false }],
    ['appointment-requested', requestMail({ isVideo: true })],
    ['visit-reminder', REMINDER],
    ['video-link', REQUEST_MAILS['video-link'].payload],
  ])('%s says so and names no way to the clinic', (kind, payload) => {
    const { text, html } = compose(kind, payload, locale);
    for (const shown of [text, html]) {
      expect(shown).toContain(own.kind);
      expect(shown).not.toMatch(/C\/ Colón|google\.[a-z]+\/maps|openstreetmap/);
    }
    if (kind !== 'booking-cancelled') expect(text).toContain(own.device);
  });

  it('promise the link until they have it', () => {
    expect(compose('booking-confirmed', VISIT, locale).text).toContain(own.comes);
    expect(compose('visit-reminder', REMINDER, locale).text).toContain(own.later);
    const { subject, text, html } = compose('visit-reminder', { ...REMINDER, videoLink: LINK }, locale);
    expect(text).toContain(LINK);
    expect(html).toContain(`href="${LINK}"`);
    expect(text).not.toContain(own.later);
    expect(subject).not.toContain(LINK);
  });

  it('have a calendar entry without place and link', () => {
    const entry = compose('booking-confirmed', { ...VISIT, videoLink: LINK }, locale).calendar?.content ?? '';
    expect(entry).toMatch(new RegExp(`^LOCATION:${own.kind}\\r$`, 'm'));
    expect(entry).not.toMatch(/Colón|video\.clinica|Valencia Centro/);
    const title = /^SUMMARY:(.*)\r$/m.exec(entry)?.[1];
    expect(title).toBe(
      /^SUMMARY:(.*)\r$/m.exec(compose('booking-confirmed', bookingMail(), locale).calendar?.content ?? '')?.[1],
    );
  });

  it('are text messages with the link for patients without e-mail', () => {
    const shared = { reference: '7KQF-M2TX', day: '2026-12-14', initTime: '0915', phone: null, isVideo: true };
    const write = (kind: Parameters<typeof composeSms>[0]['kind'], link: string | null) =>
      composeSms(
        { kind, payload: { ...shared, link }, locale },
        { phone: '963 400 900', siteUrl: 'https://www.clinica.test' },
      );
    expect(write('confirmed-sms', '/cita#a')).toContain(own.kind.toLowerCase());
    expect(write('reminder-sms', null)).toContain(own.kind.toLowerCase());
    expect(write('reminder-sms', LINK)).toContain(LINK);
    expect(write('video-link-sms', LINK)).toContain(LINK);
  });
});
