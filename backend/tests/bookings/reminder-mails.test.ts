import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SLOT_TESTS, testName } from '#hours/slot-tests';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { compose } from '#tests/support/mails';
import { addVisit, HOUR_MS, instantOf, remindAt } from '#tests/support/reminders';

const DAY = '2027-06-15';
const LOCALES = ['es', 'ca', 'en'] as const;
const TIMES = { es: '0930', ca: '1030', en: '1130' };
const SUBJECTS = {
  es: /^Recordatorio: tu cita del martes, 15 de junio, a las 09:30$/,
  ca: /^Recordatori: la teva cita del dimarts, 15 de juny, a les 10:30$/,
  en: /^Reminder: your appointment on Tuesday,? 15 June at 11:30$/,
};

describe.each(engines)('the reminder mail ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());
  afterEach(() => test.reset());

  const queued = () =>
    test.db.query<{ locale: 'es' | 'ca' | 'en'; recipient: string; replyTo: string; payload: Record<string, unknown> }>(
      `select locale, recipient, reply_to as "replyTo", payload from outbox where kind = 'visit-reminder' order by id`,
    );

  it.each(SLOT_TESTS)(
    'never mentions that the visit is for %s, and is written in the language of the patient',
    async (name) => {
      for (const locale of LOCALES) {
        const visit = {
          day: DAY,
          hhmm: TIMES[locale],
          agreedAt: 0,
          locale,
          test: name,
          email: `${locale}@example.test`,
        };
        await addVisit(test.db, visit);
        for (const hours of [48, 3]) await remindAt(test.db, instantOf(DAY, TIMES[locale]) - hours * HOUR_MS);
      }
      const mails = await queued();
      expect(mails).toHaveLength(LOCALES.length * 2);
      const names = SLOT_TESTS.flatMap((one) => [one, ...LOCALES.map((locale) => testName(one, locale))]);
      for (const { locale, recipient, replyTo, payload } of mails) {
        const { subject, text, html } = compose('visit-reminder', payload, locale);
        const random = [String(payload.link).split('#')[1] ?? '', String(payload.numcita), String(payload.reference)];
        const everything = random.reduce(
          (shown, one) => shown.replaceAll(one, ''),
          `${subject}${text}${html}${JSON.stringify(payload)}`,
        );
        expect([recipient, replyTo]).toEqual([`${locale}@example.test`, expect.stringContaining('@')]);
        expect(subject).toMatch(SUBJECTS[locale]);
        for (const one of names) expect(everything.toLowerCase()).not.toContain(one.toLowerCase());
        expect(everything).not.toMatch(/PCR|ant[ií]gen|serol|cardiolog/i);
        expect(text).toContain('Valencia Centro');
        const path = locale === 'es' ? '' : `/${locale}`;
        expect(text).toMatch(new RegExp(`https://www\\.clinica\\.test${path}/cita#[\\w-]{43}\\n`));
      }
    },
  );

  it('is stored sealed except for the booking it refers to', async () => {
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0, test: 'testPCR' });
    await remindAt(test.db, instantOf(DAY, '1030') - 3 * HOUR_MS);
    const [stored] = (await test.db.asStored?.query<{ mail: string }>('select outbox::text as mail from outbox')) ?? [];
    expect(stored?.mail).toContain('visit-reminder');
    expect(stored?.mail).not.toMatch(/example\.test|Ana|Valencia Centro|1030|cita#/);
  });

  it('offers to move and cancel while the patient can, and afterwards to call', async () => {
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0, test: 'testPCR' });
    await remindAt(test.db, instantOf(DAY, '1030') - 48 * HOUR_MS);
    await remindAt(test.db, instantOf(DAY, '1030') - 3 * HOUR_MS);
    await addVisit(test.db, { day: DAY, hhmm: '1700', agreedAt: 0 });
    await remindAt(test.db, instantOf(DAY, '1700') - 48 * HOUR_MS);
    const [first, second, other] = (await queued()).map(
      ({ payload, locale }) => compose('visit-reminder', payload, locale).text,
    );
    expect(first).toMatch(/^Voy a ir: .*\n\nCambiar la hora: .*\n\nAnular la cita: .*\n\nLlamar a la clínica: /m);
    expect(first).toContain(
      'cambia la hora o anula la cita hasta el lunes, 14 de junio, a las 10:30. Después, llámanos.',
    );
    expect(first).toContain('Ven 10 minutos antes con tu documento de identidad.');
    expect(second).toMatch(/^Voy a ir: .*\n\nLlamar a la clínica: /m);
    expect(second).toContain('en la web ya no se puede cambiar ni anular');
    expect(other).toMatch(/^Voy a ir: .*\n\nAnular la cita: /m);
    expect(other).not.toContain('Cambiar la hora:');
  });
});
