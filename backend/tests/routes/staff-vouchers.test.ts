import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestProduct } from '#requests/product-request';
import { engines } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';
import { inboxOf } from '#tests/support/inbox-app';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Voucher = { id: number; codigo: string; estado: string; telefono: string | null; sirveen: { id: number }[] };

const person = { nombre: 'Ana Pérez', email: 'ana@example.test', telefono: '600 000 000', newsletter: false };

describe.each(engines)('vouchers at the desk ($name)', (engine) => {
  let test: StaffApp;
  let manager: DeskBrowser;
  let own: DeskBrowser;
  let other: DeskBrowser;
  let elsewhere: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
    // The product is offered at clinics 1 and 3; the accounts belong to 1, to 3, and to 5, where it is not offered.
    await test.db.script('delete from producto_centromedico; insert into producto_centromedico values (1, 1), (1, 3)');
    manager = await test.signedIn({ role: 'manager', email: 'jefa@clinica.test' });
    const of = async (id: number) => {
      const signed = await test.signedIn({ email: `recepcion${id}@clinica.test` });
      await test.db.query('update staff set clinic_ids = $1 where email = $2', [[id], signed.email]);
      return signed;
    };
    [own, other, elsewhere] = [await of(1), await of(3), await of(5)];
  });
  afterAll(() => test.close());
  let code = '';
  beforeEach(async () => {
    await emptyTables(test.db, 'voucher, product_request, audit, outbox');
    code = await bought();
  });
  afterEach(() => expect(test.errors.splice(0)).toEqual([]));

  const bought = async (centromedico = 1): Promise<string> => {
    const options = { db: test.db, operatorEmail: 'operador@clinica.test' } as Parameters<typeof requestProduct>[0];
    await requestProduct(
      options,
      { producto: 1, centromedico, ...person },
      { locale: 'es', idempotencyKey: null, address: null },
    );
    const rows = await test.db.query<{ code: string }>('select code from voucher order by product_request_id desc');
    return rows[0]?.code ?? '';
  };
  const see = (browser: DeskBrowser, codigo: string) => browser.ask('POST', '/bonos/ver', { codigo });
  const redeem = (browser: DeskBrowser, clinica: number, codigo = code) =>
    browser.ask('POST', '/bonos/canjear', { codigo, clinica });
  const undo = (razon?: string) => manager.ask('POST', '/bonos/deshacer', { codigo: code, razon });
  const log = () => test.db.query('select action, subject from audit order by id');
  const list = async (browser: DeskBrowser, query: object = {}) => {
    const answer = (await browser.ask('POST', '/bonos/buscar', query)) as { bonos: Voucher[]; hayMas: boolean };
    return { codes: answer.bonos.map(({ codigo }) => codigo), ...answer };
  };

  it('are closed in the inbox once they are redeemed, and new again after an undo', async () => {
    const inbox = inboxOf(manager);
    const [asked] = await inbox.lines('bonos');
    expect(asked).toMatchObject({ estado: 'nueva', cerrada: false });
    await redeem(own, 1);
    expect(await inbox.lines('bonos')).toEqual([]);
    expect(await inbox.fresh()).toMatchObject({ bonos: 0 });
    const [done] = await inbox.lines('bonos', '?filtro=hechas');
    expect(done).toMatchObject({ id: asked?.id, estado: 'hecha', cerrada: true, vence: null });
    expect(await inbox.act('bonos', asked?.id ?? 0, 'reabrir')).toBe('409 notByHand');
    await undo('wrongVoucher');
    expect(await inbox.lines('bonos')).toMatchObject([{ id: asked?.id, estado: 'nueva', cerrada: false }]);
  });

  it('are shown by a code in any notation, redeemed once, and afterwards show when, by whom and where', async () => {
    expect(await see(own, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({
      ...{ codigo: code, estado: 'open', nombre: 'Ana Pérez', telefono: '600 000 000', canjeado: null },
      ...{ sirveen: [{ id: 1 }], centimos: expect.any(Number), producto: expect.any(String) },
    });
    const both = await Promise.all([redeem(own, 1), redeem(own, 1)]);
    expect(both.filter((one) => one === '409 voucherUsed')).toHaveLength(1);
    expect(await see(own, code)).toMatchObject({
      ...{ estado: 'redeemed', canjeadopor: 'Pilar', reciente: true },
      ...{ canjeado: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), canjeadoen: expect.any(String) },
    });
    expect((await log()).map((line) => Object.values(line).join(' '))).toEqual(
      ['show', 'redeem', 'show', 'show'].map((action) => `${action} ${code}`),
    );
  });

  it('distinguish a mistyped, an unknown and an expired code', async () => {
    const last = code.endsWith('A') ? 'B' : 'A';
    expect(await see(own, code.slice(0, -1) + last)).toBe('422 voucherMistyped');
    await test.db.script(`update voucher set good_until = (now() at time zone 'Europe/Madrid')::date - 1`);
    expect(await see(own, code)).toMatchObject({ estado: 'expired' });
    expect(await redeem(own, 1)).toBe('409 voucherExpired');
    await test.db.script('delete from voucher');
    expect(await see(own, code)).toBe('404 voucherUnknown');
  });

  it('are accepted at every clinic that offers the product, and unknown elsewhere', async () => {
    expect(await see(other, code)).toMatchObject({ nombre: 'Ana Pérez', telefono: null, sirveen: [{ id: 3 }] });
    expect(await see(elsewhere, code)).toBe('404 voucherUnknown');
    expect(await redeem(elsewhere, 5)).toBe('404 voucherUnknown');
    expect(await redeem(other, 1)).toBe('409 voucherElsewhere');
    expect(await redeem(manager, 5)).toBe('409 voucherElsewhere');
    expect((await list(other)).codes).toEqual([]);
    expect(await redeem(other, 3)).toMatchObject({ estado: 'redeemed' });
    expect([(await list(other)).codes, (await list(own)).codes]).toEqual([[code], [code]]);
    expect((await list(elsewhere)).codes).toEqual([]);
  });

  it('can be restored by a manager after a mistaken redemption, within a day and with a reason', async () => {
    await redeem(own, 1);
    expect(await undo()).toBe('422 voucherReason');
    await test.db.script(`update voucher set redeemed_at = now() - interval '25 hours'`);
    expect(await undo('other')).toBe('409 voucherNotRecent');
    await test.db.script(`update voucher set redeemed_at = now() - interval '23 hours'`);
    expect(await undo('wrongVoucher')).toMatchObject({ estado: 'open', canjeado: null, canjeadopor: null });
    const [line] = await test.db.query<{ details: object }>(`select details from audit where action = 'unredeem'`);
    expect(line?.details).toMatchObject({ reason: 'wrongVoucher' });
    expect(await redeem(own, 1)).toMatchObject({ estado: 'redeemed' });
  });

  it('are listed by clinic, state and part of the code, fifty at a time', async () => {
    const third = await bought(3);
    await redeem(own, 1);
    expect((await list(manager)).codes).toEqual([third, code]);
    expect((await list(manager, { clinica: 3 })).codes).toEqual([third]);
    expect((await list(manager, { estado: 'redeemed' })).codes).toEqual([code]);
    expect((await list(manager, { texto: third.slice(2, 7).toLowerCase() })).codes).toEqual([third]);
    expect(await own.ask('POST', '/bonos/buscar', { clinica: 3 })).toBe('422 badQuery');
    await test.db.script(
      `insert into product_request (product_id, product_name, clinic_id, name, email, phone, wants_newsletter, locale, request_hash)
       select 1, '{"es": "Bono"}', 1, 'x', 'x', 'x', false, 'es', repeat('a', 64) from generate_series(1, 60);
       insert into voucher (code, product_request_id) select 'T' || id, id from product_request where name = 'x'`,
    );
    const first = await list(manager);
    const rest = await list(manager, { antes: first.bonos.at(-1)?.id });
    expect([first.codes.length, first.hayMas, rest.codes.length, rest.hayMas]).toEqual([50, true, 12, false]);
    expect(new Set([...first.codes, ...rest.codes]).size).toBe(62);
  });
});
