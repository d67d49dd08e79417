import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listProductRequests, listVouchers } from '#cli/lists';
import { redeemVoucher } from '#requests/vouchers';
import { type AccountsApp, OPERATOR_EMAIL, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';
import { refusedFields } from '#tests/support/refused-fields';

const DESK = { actor: 'staff 1', clinicId: null };
const PATH = '/api/reservas/solicitar';
const request = {
  producto: '1',
  centromedico: 1,
  nombre: 'Ana Pérez',
  email: 'ana@example.test',
  telefono: '600 000 000',
  newsletter: true,
  precio: '0.01',
};

describe.each(engines)('a product request ($name)', (engine) => {
  let test: AccountsApp;
  let price = 0;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
    const [product] = await test.db.query<{ cents: number }>(
      'select (precio * 100)::integer as cents from producto where id = 1',
    );
    price = product?.cents ?? 0;
    await test.db.script('delete from producto_centromedico; insert into producto_centromedico values (1, 1), (1, 3)');
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0)).toEqual([]);
    await test.reset();
  });

  const send = (body: object, key?: string, headers: Record<string, string> = {}) =>
    test.call(PATH, body, { ...(key && { 'Idempotency-Key': key }), ...headers });
  const codeMailed = async (): Promise<string> => String((await test.mails())[0]?.payload.code);
  const countOf = async (table: string) => (await test.db.query(`select 1 from ${table}`)).length;

  it('is stored with a voucher at the catalogue price, and mailed to the visitor and the clinic', async () => {
    expect(await send(request, undefined, { 'X-LOCALE-FRONT': 'en' })).toEqual({ success: true });
    const [toVisitor, toClinic, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(toVisitor).toMatchObject({ kind: 'voucher', recipient: 'ana@example.test', locale: 'en' });
    expect(toVisitor?.payload).toMatchObject({
      person: { name: 'Ana Pérez', phone: '600 000 000', email: 'ana@example.test' },
      priceCents: price,
      code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
      clinic: { name: 'Valencia Centro (en)' },
    });
    expect(price).toBeGreaterThan(0);
    expect(toClinic).toMatchObject({ kind: 'product-request-notice', recipient: 'valencia-centro@example.test' });
    expect(toClinic?.payload).toMatchObject({ wantsNewsletter: true });
    const list = await listProductRequests(test.db);
    expect(list).toMatch(/Ana Pérez +600 000 000 +ana@example.test/);
    expect(list).toMatch(/Valencia Centro +yes +no\n1 in all\.$/);
    expect(list).not.toContain(await codeMailed());
  });

  it('mails the expiry of the voucher and whether it may be given away, as the product defines', async () => {
    await test.db.script('update producto set validezmeses = 6, regalable = false where id = 1');
    await send(request);
    const [limit] = await test.db.query<{ day: string }>(
      "select ((now() at time zone 'Europe/Madrid')::date + interval '6 months')::date::text as day",
    );
    const [toVisitor, toClinic] = await test.mails();
    expect(toVisitor?.payload).toMatchObject({ goodUntil: limit?.day, isTransferable: false });
    expect(toClinic?.payload).toMatchObject({ goodUntil: limit?.day });
    expect(await listVouchers(test.db)).toContain(String(limit?.day));
  });

  it('has no expiry when the product defines none', async () => {
    await test.db.script('update producto set validezmeses = null, regalable = null where id = 1');
    await send(request);
    expect((await test.mails())[0]?.payload).toMatchObject({ goodUntil: null, isTransferable: null });
    expect(await redeemVoucher(test.db, await codeMailed(), DESK)).toMatchObject({ kind: 'redeemed' });
  });

  it('is redeemed on its last day, and not after it', async () => {
    await send(request);
    const code = await codeMailed();
    const endsOn = (days: number) =>
      test.db.script(`update voucher set good_until = (now() at time zone 'Europe/Madrid')::date + ${days}`);
    await endsOn(-1);
    expect(await redeemVoucher(test.db, code, DESK)).toMatchObject({ kind: 'expired' });
    await endsOn(0);
    expect(await redeemVoucher(test.db, code, DESK)).toMatchObject({ kind: 'redeemed' });
  });

  it('goes to the operator where the clinic has no mailbox', async () => {
    await test.db.query('update centromedico set email = null where id = 3');
    expect(await send({ ...request, centromedico: 3 })).toEqual({ success: true });
    expect((await test.mails()).map(({ recipient }) => recipient)).toEqual(['ana@example.test', OPERATOR_EMAIL]);
  });

  it('is stored once per key, also when it arrives eight times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(request, 'llave-12345')));
    expect(answers).toEqual(Array(8).fill({ success: true }));
    expect([await countOf('product_request'), await countOf('voucher'), await countOf('outbox')]).toEqual([1, 1, 2]);
    expect(await send({ ...request, centromedico: 3 }, 'llave-12345')).toBe(409);
    expect(await send(request, 'llave-67890')).toEqual({ success: true });
    expect(await countOf('voucher')).toBe(2);
  });

  it('stores nothing when a part of it fails', async () => {
    await test.db.script('alter table voucher add constraint broken check (false) not valid');
    expect(await send(request)).toBe(500);
    await test.db.script('alter table voucher drop constraint broken');
    expect(test.errors.splice(0)).toHaveLength(1);
    expect([await countOf('product_request'), await countOf('outbox')]).toEqual([0, 0]);
  });

  it.each([
    [{ producto: 'noneProducto' }, 'producto'],
    [{ producto: 999 }, 'producto'],
    [{ centromedico: 'noneClinica' }, 'centromedico'],
    [{ centromedico: 2 }, 'centromedico'],
    [{ nombre: '' }, 'nombre'],
    [{ email: 'ana' }, 'email'],
    [{ telefono: ' ' }, 'telefono'],
    [{ telefono: null }, 'telefono'],
    [{ nombre: ['Ana'] }, 'nombre'],
  ])('is refused with %j, by the name of the field', async (wrong, field) => {
    expect(await refusedFields(await test.post(PATH, { ...request, ...wrong }))).toEqual([field]);
    expect([await countOf('product_request'), await countOf('outbox')]).toEqual([0, 0]);
  });

  it('accepts any clinic of the group for a product without clinics, and no price for a product without one', async () => {
    expect(await send({ ...request, producto: 2, centromedico: 2 })).toEqual({ success: true });
    expect((await test.mails())[0]?.payload).toMatchObject({ priceCents: null });
    expect(await send({ ...request, producto: 2, centromedico: 5 })).toBe(422);
    expect(await listProductRequests(test.db)).toMatch(/ - +Castelló/);
  });

  it('limits the mails to ten an hour per e-mail', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await test.post(PATH, request)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('creates a voucher that can be redeemed once', async () => {
    await send(request);
    const code = await codeMailed();
    expect(await listVouchers(test.db)).toMatch(new RegExp(`${code} +- +`));
    const desks = await Promise.all([
      redeemVoucher(test.db, code.toLowerCase(), DESK),
      redeemVoucher(test.db, code, DESK),
    ]);
    expect(desks.map(({ kind }) => kind).sort()).toEqual(['redeemed', 'used']);
    expect(desks.find(({ kind }) => kind === 'redeemed')).toMatchObject({ code, name: 'Ana Pérez', priceCents: price });
    expect(await redeemVoucher(test.db, code, DESK)).toEqual({
      kind: 'used',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
    });
    expect(await redeemVoucher(test.db, 'AAAA-AAAA-AAAB', DESK)).toEqual({ kind: 'mistyped' });
    expect(await listVouchers(test.db)).toMatch(new RegExp(`${code} +\\d{4}-`));
    await test.reset();
    expect(await redeemVoucher(test.db, code, DESK)).toEqual({ kind: 'unknown' });
  });
});
