import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instantOf } from '@clinic/contract/tests/support/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmHeld } from '#bookings/hold';
import { openFileTransport } from '#mail/transport';
import { startOutbox } from '#outbox/worker';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp, smallSchedules } from '#tests/support/booking-app';
import { normalRequest, slotRequest } from '#tests/support/booking-requests';
import { BRAND, partsOf, SENDER } from '#tests/support/mails';

/** The two Sundays of 2027 on which the clocks change, and when each visit is booked. */
const CHANGES = [
  { dia: '28-03-2027', at: '2027-03-01T12:00:00Z' },
  { dia: '31-10-2027', at: '2027-10-04T12:00:00Z' },
];

describe.each(engines)('the mails of bookings ($name)', (engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mails-test-'));
  let test: BookingApp;
  let time = '';
  const submitAt = async (at: string, request: Record<string, unknown>) => {
    time = at;
    await test.submit(request);
  };
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment, now: () => new Date(time) });
    const sundays = smallSchedules.map((of) => ({
      ...of,
      hours: of.hours.map((hours) => ({ ...hours, weekdays: [7] })),
    }));
    await test.db.tx((q) => writeSchedules(q, sundays));
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  /** Sends the queued mails; returns the raw messages in queue order. */
  async function sent(): Promise<string[]> {
    const errors: unknown[] = [];
    const stop = startOutbox({
      db: test.db,
      transport: openFileTransport(folder, SENDER),
      sender: SENDER,
      brand: BRAND,
      onAttempt: () => undefined,
      onError: (error) => errors.push(error),
      everyMs: 10,
    });
    const statuses = () => test.db.query<{ status: string }>('select distinct status from outbox');
    await expect.poll(statuses, { timeout: 15_000 }).toEqual([{ status: 'sent' }]);
    await stop();
    expect(errors).toEqual([]);
    const number = (file: string) => Number(/^outbox-(\d+)/.exec(file)?.[1]);
    const files = readdirSync(folder).sort((a, b) => number(a) - number(b));
    const raw = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
    for (const file of files) rmSync(path.join(folder, file));
    return raw;
  }

  const textOf = (raw: string | undefined) => partsOf(raw ?? '')[0]?.text.replaceAll('\r\n', '\n') ?? '';

  it('confirm a paid slot with the booked instant, also on days when the clocks change', async () => {
    for (const { dia, at } of CHANGES) await submitAt(at, slotRequest({ dia, hueco: '0920-0940' }));
    const booked = await test.db.query<{ numcita: string; seconds: number }>(
      'select numcita, extract(epoch from lower(during))::bigint as seconds from booking order by day',
    );
    expect(booked).toHaveLength(2);
    for (const { numcita } of booked) await test.db.tx((tx) => confirmHeld(tx, numcita));
    const mails = await sent();
    const patients = mails.filter((raw) => /^To: ana@example\.test\r$/m.test(raw));
    expect(mails).toHaveLength(4);
    for (const [index, { seconds }] of booked.entries()) {
      const calendar = partsOf(patients[index] ?? '').find(({ type }) => type === 'text/calendar')?.text ?? '';
      expect(instantOf(calendar, 'DTSTART').getTime()).toBe(Number(seconds) * 1000);
      expect(textOf(patients[index])).toMatch(/^Día y hora: .* a las 09:20$/m);
      expect(textOf(patients[index])).toMatch(/Importe: 45,00\s€, pagado en la web/);
    }
    const notice = textOf(mails.find((raw) => !patients.includes(raw)));
    expect(notice).toContain('Está pagada en la web: enviar la factura al paciente.');
  });

  it('acknowledge a request and a call request, without a health answer or a document', async () => {
    await test.reset();
    await submitAt('2027-03-01T12:00:00Z', normalRequest());
    await submitAt('2027-03-01T12:00:00Z', slotRequest({ dia: '28-03-2027', nopagar: true }));
    const mails = await sent();
    expect(mails).toHaveLength(4);
    const texts = mails.map(textOf);
    expect(texts[0]).toContain('Servicio: Cardiología\n');
    expect(texts[0]).toContain('Franja preferida: Por la mañana');
    expect(texts[1]).toContain('Llamar al paciente y acordar el día y la hora.');
    expect(texts[2]).toContain('Día que pediste: domingo, 28 de marzo de 2027 a las 09:00');
    expect(texts[3]).toContain('La hora no está reservada');
    expect(
      mails
        .map((raw) =>
          partsOf(raw)
            .map(({ text }) => text)
            .join(),
        )
        .join(),
    ).not.toMatch(/12345678Z|1980|NS\/NC|\bSI\b|46004/);
  });
});
