import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#payments/sandbox';
import { engines } from '#tests/support/backend-engines';
import { comingMonday } from '#tests/support/booking-requests';
import { openPayingApp, type Paying } from '#tests/support/payment-app';
import { wholeDump } from '#tests/support/whole-dump';

const DAY = comingMonday().split('-').reverse().join('-');

describe.each(engines)('programs that open the addresses of mails ($name)', (engine) => {
  let test: Paying;
  beforeAll(async () => {
    test = await openPayingApp(engine, createSandbox());
  });
  afterAll(() => test.close());

  const post = (path: string, body: object) =>
    test.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('change nothing by GET or HEAD, twice: booking, payment, waiting list and password', async () => {
    const { numcita, page } = await test.book();
    const wish = {
      centromedico: '1',
      fecha: DAY,
      prueba: 'testPCR',
      hasta: DAY,
      email: 'ana@example.test',
      terminos: 1,
    };
    expect((await post('/api/citas/espera', wish)).status).toBe(200);
    const [mail] = await test.db.query<{ leave: string }>(`select payload ->> 'leave' as leave from outbox`);
    const opened = (await (await post('/api/citas/propia/abrir', { numcita })).json()) as { enlace: string };
    const [visit, entry] = [opened.enlace, mail?.leave].map((link) => /#([\w-]{43})$/.exec(link ?? '')?.[1] ?? '');
    expect([visit, entry]).not.toContain('');
    const visitCalls = ['', '/mover', '/anular', '/asistire', '/abrir', '/enlace', '/recibo'];
    const calls = [
      ...visitCalls.map((call) => `/api/citas/propia${call}?secreto=${visit}&numcita=${numcita}`),
      ...['', '/entrada', '/salir', '/enlace'].map(
        (call) => `/api/citas/espera${call}?secreto=${entry}&email=ana@example.test`,
      ),
      ...['solicitar', 'liberar'].map((call) => `/api/citas/${call}?numcita=${numcita}`),
      `/api/profesionales/resetpassword?token=${visit}&password=otra+frase+bien+larga`,
      ...['aviso', 'prueba'].map((call) => `/pagos/${call}?numcita=${numcita}&decision=approve`),
    ];
    const before = await wholeDump(test.db);
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      for (const path of [page, `/api/citas/comprobar?numcita=${numcita}`])
        expect([path, (await test.app.request(path, { method })).status]).toEqual([path, 200]);
      for (const path of calls)
        expect([path, (await test.app.request(path, { method })).status >= 400]).toEqual([path, true]);
    }
    expect(await wholeDump(test.db)).toEqual(before);
    expect(test.errors).toEqual([]);
  });
});
