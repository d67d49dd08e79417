import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailTransport, openFileTransport, openSmtpTransport } from '#mail/transport';
import { startOutbox } from '#outbox/worker';
import { createSandbox } from '#payments/sandbox';
import { engines } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';
import { startMailServer } from '#tests/support/mail-server';
import { BRAND, SENDER } from '#tests/support/mails';
import { openPayingApp, type Paying } from '#tests/support/payment-app';
import { pdfTexts } from '#tests/support/pdf-text';
import { ISSUER } from '#tests/support/receipts';

/** The PDF in a raw mail and its file name, or null without one. */
function attachedTo(raw: string): { name: string; texts: string[] } | null {
  const part = raw.split(/\r\n--/).find((one) => one.includes('Content-Type: application/pdf'));
  if (part === undefined) return null;
  const [head = '', body = ''] = part.split('\r\n\r\n');
  return { name: /filename=([\w.-]+)/.exec(head)?.[1] ?? '', texts: pdfTexts(Buffer.from(body, 'base64')) };
}

describe.each(engines)('the delivery of a receipt ($name)', (engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receipts-test-'));
  let test: Paying;
  beforeAll(async () => {
    test = await openPayingApp(engine, createSandbox(), ISSUER);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await emptyTables(test.db, 'audit, attempt');
  });

  const call = (route: string, body: object) =>
    test.app.request(`/api/citas/propia${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  /** Books and pays; returns the secret of the link in the mail. */
  const paid = async (locale = 'es', more: Record<string, unknown> = {}): Promise<string> => {
    const { numcita } = await test.book(more, locale);
    const order = (await test.orders()).at(-1) ?? '';
    await test.send('/pagos/prueba', { numcita, order, decision: 'approve' });
    const [mail] = await test.db.query<{ link: string }>(
      `select payload ->> 'link' as link from outbox where kind = 'booking-confirmed' order by id desc limit 1`,
    );
    return mail?.link.split('#')[1] ?? '';
  };
  const sendAll = async (transport: MailTransport) => {
    const errors: unknown[] = [];
    const stop = startOutbox({
      ...{ db: test.db, transport, sender: SENDER, brand: BRAND, everyMs: 10 },
      onAttempt: ({ outcome, reason }) => outcome !== 'sent' && errors.push(reason),
      onError: (error) => errors.push(error),
    });
    const statuses = () => test.db.query('select distinct status from outbox');
    await expect.poll(statuses, { timeout: 15_000, interval: 20 }).toEqual([{ status: 'sent' }]);
    await stop();
    expect(errors).toEqual([]);
  };
  const NUMBER = /^\d{4}-000001$/;

  it('is with the mail by either transport, and with the corrective one after a cancellation', async () => {
    const secret = await paid('ca');
    await call('/anular', { secreto: secret });
    const server = await startMailServer();
    await sendAll(openSmtpTransport(server.url, SENDER));
    await server.stop();
    await test.db.script(`update outbox set status = 'pending', sent_at = null`);
    await sendAll(openFileTransport(folder, SENDER));

    const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const all = [server.received.map(({ raw }) => raw), files].map((mails) =>
      mails.flatMap((raw) => attachedTo(raw) ?? []).toSorted((one, other) => (one.name < other.name ? 1 : -1)),
    );
    expect(server.received).toHaveLength(4); // The clinic is sent none.
    expect(all[0]).toEqual(all[1]);
    const [corrective, original] = all[0] ?? [];
    expect(all[0]).toHaveLength(2);
    expect([original?.name, corrective?.name]).toEqual([
      expect.stringMatching(/^rebut-\d{4}-000001\.pdf$/),
      expect.stringMatching(/^rebut-R\d{4}-000001\.pdf$/),
    ]);
    expect(corrective?.texts).toContain('Rebut rectificatiu');
    expect(original?.texts).toEqual(expect.arrayContaining(['Rebut', ISSUER.name, 'Ana Pérez Gómez']));
  });

  it('is by the link in the mail: the newest receipt, or the named one', async () => {
    const secret = await paid();
    const read = async (body: object) => {
      const { success, recibo } = (await (await call('/recibo', { secreto: secret, ...body })).json()) as {
        success: boolean;
        recibo: { nombre: string; pdf: string };
      };
      return { success, nombre: recibo.nombre, texts: pdfTexts(Buffer.from(recibo.pdf, 'base64')) };
    };
    const { success, nombre, texts } = await read({});
    expect([success, nombre]).toEqual([true, expect.stringMatching(/^recibo-\d{4}-000001\.pdf$/)]);
    expect(texts).toContainEqual(expect.stringMatching(NUMBER));

    await call('/anular', { secreto: secret });
    const { cita } = (await (await call('', { secreto: secret })).json()) as { cita: { recibos: object[] } };
    const fecha = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const [first = '', second = ''] = (cita.recibos as { numero: string }[]).map(({ numero }) => numero);
    expect(cita.recibos).toEqual([
      { numero: expect.stringMatching(NUMBER), fecha, importe: '45.00' },
      { numero: `R${first}`, fecha, importe: '-45.00' },
    ]);
    expect((await read({})).texts).toContain(second);
    expect((await read({ numero: first })).texts).toContain('Recibo');
  });

  it('needs the secret of the booking, and no other secret or address works', async () => {
    const secret = await paid();
    const other = await paid('es', { hueco: '0920-0940' });
    const { cita } = (await (await call('', { secreto: other })).json()) as { cita: { recibos: { numero: string }[] } };
    const numero = cita.recibos[0]?.numero;
    for (const secreto of ['', 'A'.repeat(43), null, 7, undefined])
      expect(await (await call('/recibo', { secreto, numero })).json()).toEqual({ success: false, motivo: 'unknown' });
    for (const of of [numero, 'x', 7, ''])
      expect(await (await call('/recibo', { secreto: secret, numero: of })).json()).toEqual({
        success: false,
        motivo: 'noReceipt',
      });
    expect((await test.app.request(`/api/citas/propia/recibo?secreto=${secret}`)).status).toBe(404);
  });
});
