import { callChoices, callWindowValue } from '@clinic/contract/call-hours';
import { madridInstant } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { normalRequest, slotRequest } from '#tests/support/booking-requests';
import { addPending, contactForm, inboxOf, sendForm } from '#tests/support/inbox-app';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app';

describe.each(engines)('the inboxes ($name)', (engine) => {
  let test: StaffApp;
  let pilar: ReturnType<typeof inboxOf>;
  let marta: ReturnType<typeof inboxOf>;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    pilar = inboxOf(await test.signedIn({}));
    marta = inboxOf(await test.signedIn({ email: 'marta@clinica.test', name: 'Marta' }));
  });
  afterEach(() => expect(test.errors).toEqual([]));

  const mails = async (kind: string) =>
    await test.db.query<Record<string, unknown>>('select * from outbox where kind = $1 order by id', [kind]);
  const acts = async (subject: string) =>
    (
      await test.db.query<{ line: string }>(
        `select actor || ' ' || action || coalesce(' ' || (details ->> 'act'), '') as line from audit where subject = $1 order by id`,
        [subject],
      )
    ).map(({ line }) => line);

  it('hold everything that is pending, counted while it is new', async () => {
    const call = callChoices(new Date()).at(-1);
    await sendForm(test, '/citas/solicitar', normalRequest({ horariollamada: call && callWindowValue(call) }));
    await sendForm(test, '/contactos/solicitar', contactForm());
    await sendForm(test, '/citas/solicitar', slotRequest());
    await addPending(test);
    await test.db.script(`update outbox set status = 'dead' where id = (select max(id) from outbox)`);
    await test.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status)
       select numcita, '1234abcdefgh', 'sandbox', 4500, 'needs_refund' from booking where not is_request`,
    );
    expect(await pilar.fresh()).toEqual({
      ...{ solicitudes: 1, mensajes: 1, bonos: 0, profesionales: 1, llamadas: 0, devoluciones: 1, correos: 1 },
    });
    const [request] = await pilar.lines('solicitudes');
    expect(request).toMatchObject({
      estado: 'nueva',
      nombre: expect.stringContaining('Luis'),
      quien: null,
      mia: false,
    });
    expect(request?.llamada).toEqual({ fecha: call?.day, desde: call?.from, hasta: call?.until });
    expect(request?.vence).toBe(madridInstant(call?.day ?? '', call?.until ?? '').toISOString());
    const [refund] = await pilar.lines('devoluciones');
    expect(refund).toMatchObject({
      nombre: 'Ana Pérez Gómez',
      reserva: expect.any(String),
      vence: null,
      centimos: 4500,
    });
    expect((await pilar.read('devoluciones', refund?.id ?? 0)).datos).toMatchObject({
      ...{ nombre: 'Ana Pérez Gómez', telefono: '600 000 000', centimos: 4500, pedido: '1234abcdefgh' },
    });
    await pilar.act('mensajes', 1, 'tomar');
    expect(await pilar.fresh()).toMatchObject({ mensajes: 0 });
  });

  it('let one of two accounts take an item at the same moment, and tell the other who has it', async () => {
    await sendForm(test, '/contactos/solicitar', contactForm());
    const both = await Promise.all([pilar, marta].map(({ act }) => act('mensajes', 1, 'tomar')));
    const [line] = await pilar.lines('mensajes');
    expect(both.filter((answer) => String(answer) === '409 takenBy')).toHaveLength(1);
    expect(both.filter((answer) => answer.estado === 'encurso')).toEqual([
      expect.objectContaining({ quien: line?.quien }),
    ]);
    const loser = line?.quien === 'Pilar' ? marta : pilar;
    for (const act of ['tomar', 'soltar', 'hecha', 'pasar'])
      expect(await loser.act('mensajes', 1, act)).toBe('409 takenBy');
    expect(await loser.act('mensajes', 1, 'responder', { texto: 'Hola' })).toBe('409 takenBy');
    expect(await mails('contact-answer')).toEqual([]);
  });

  it('let an item be taken, released, passed on, closed and reopened, each act in the access log', async () => {
    await sendForm(test, '/contactos/solicitar', contactForm());
    const [item] = await pilar.lines('mensajes');
    const id = item?.id ?? 0;
    expect(await pilar.act('mensajes', id, 'tomar')).toMatchObject({ estado: 'encurso', quien: 'Pilar', mia: true });
    expect(await pilar.lines('mensajes', '?filtro=mias')).toHaveLength(1);
    expect(await marta.lines('mensajes', '?filtro=mias')).toEqual([]);
    expect(await pilar.act('mensajes', id, 'soltar')).toMatchObject({ estado: 'nueva', quien: null });
    expect(await pilar.act('mensajes', id, 'pasar', { a: 2 })).toMatchObject({ estado: 'encurso', quien: 'Marta' });
    expect(await marta.act('mensajes', id, 'pasar', { a: 99 })).toBe('409 noColleague');
    expect(await marta.act('mensajes', id, 'reabrir')).toBe('409 notDone');
    expect(await marta.act('mensajes', id, 'hecha')).toMatchObject({ estado: 'hecha', quien: 'Marta', vence: null });
    expect(await marta.lines('mensajes')).toEqual([]);
    expect(await marta.act('mensajes', id, 'hecha')).toBe('409 itemDone');
    expect(await pilar.lines('mensajes', '?filtro=hechas')).toHaveLength(1);
    expect(await pilar.act('mensajes', id, 'reabrir')).toMatchObject({ estado: 'encurso', quien: 'Pilar' });
    const [{ subject = '' } = {}] = await test.db.query<{ subject: string }>(
      `select distinct subject from audit where action = 'inbox'`,
    );
    expect(subject).toMatch(/^message [A-Z\d]{4}-/);
    const did = ['take', 'give back', 'hand over'].map((act) => `staff 1 inbox ${act}`);
    expect(await acts(subject)).toEqual([...did, 'staff 2 inbox done', 'staff 1 inbox reopen']);
  });

  it('reply to a message by mail in the visitor’s language, and store the reply sealed', async () => {
    await sendForm(test, '/contactos/solicitar', contactForm(), 'en');
    expect(await pilar.act('mensajes', 1, 'responder', { texto: ' \n ' })).toBe('409 emptyAnswer');
    expect(await pilar.act('mensajes', 1, 'responder', { texto: 'x'.repeat(5001) })).toBe('409 longAnswer');
    const texto = 'Yes,\nuntil 22:00.';
    const answered = await pilar.act('mensajes', 1, 'responder', { texto });
    expect(answered).toMatchObject({
      ...{ estado: 'hecha', quien: 'Pilar' },
      datos: { mensaje: 'Hola,\n¿abrís hoy?', correo: 'ana@example.test', telefono: '600 000 000', idioma: 'en' },
      respuestas: [{ who: 'Pilar', text: texto }],
    });
    expect(await pilar.act('mensajes', 1, 'responder', { texto })).toBe('409 itemDone');
    expect(await mails('contact-answer')).toEqual([
      expect.objectContaining({
        ...{ recipient: 'ana@example.test', locale: 'en' },
        payload: expect.objectContaining({ answer: texto, message: 'Hola,\n¿abrís hoy?', name: 'Ana Pérez' }),
      }),
    ]);
    const [stored] = await (test.db.asStored ?? test.db).query<{ text: string }>('select text from contact_answer');
    expect(stored?.text).toMatch(/^~s1~/);
    await test.db.script('delete from contact_request');
    expect(await test.db.query('select from contact_answer')).toEqual([]);
    expect(await test.db.query('select from inbox_item')).toEqual([]);
  });

  it('drop a confirmed request and a refunded payment without an act on the item', async () => {
    const own = await test.signedIn({ email: 'own@clinica.test' });
    await sendForm(test, '/citas/solicitar', normalRequest());
    const [request] = await pilar.lines('solicitudes');
    await pilar.act('solicitudes', request?.id ?? 0, 'tomar');
    expect(await pilar.act('solicitudes', request?.id ?? 0, 'hecha')).toBe('409 notByHand');
    await test.act(own, String(request?.reserva), 'cancelar', { razon: 'patient' });
    expect(await pilar.lines('solicitudes')).toEqual([]);
    await test.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status)
       select numcita, '1234abcdefgh', 'sandbox', 4500, 'needs_refund' from booking`,
    );
    expect(await pilar.fresh()).toMatchObject({ devoluciones: 1, solicitudes: 0 });
    await test.act(own, String(request?.reserva), 'devolucion', { referencia: 'B-1' });
    expect(await pilar.fresh()).toMatchObject({ devoluciones: 0 });
    expect(await pilar.lines('devoluciones', '?filtro=hechas')).toHaveLength(1);
  });

  it('show an account the items of its clinics, and items without a clinic only to managers', async () => {
    await sendForm(test, '/contactos/solicitar', contactForm());
    await addPending(test);
    const castello = inboxOf(await test.signedIn({ email: 'castello@clinica.test', clinicSlugs: ['castello'] }));
    expect(await castello.fresh()).toEqual({ solicitudes: 0, mensajes: 0, bonos: 0, devoluciones: 0 });
    expect(await castello.lines('mensajes')).toEqual([]);
    expect(await castello.read('mensajes', 1)).toBe('404 unknownItem');
    for (const act of ['tomar', 'soltar', 'pasar', 'hecha', 'reabrir'])
      expect(await castello.act('mensajes', 1, act)).toBe('404 unknownItem');
    expect(await castello.act('mensajes', 1, 'responder', { texto: 'Hola' })).toBe('404 unknownItem');
    expect(await castello.read('profesionales', 1)).toBe('404 unknownItem');
    const boss = inboxOf(
      await test.signedIn({ email: 'jefa@clinica.test', role: 'manager', clinicSlugs: ['castello'] }),
    );
    expect(await boss.lines('profesionales')).toHaveLength(1);
    expect(await boss.fresh()).toMatchObject({ mensajes: 0, profesionales: 1 });
    const one = (await test.signedIn({ email: 'otra@clinica.test' })).ask;
    const { personas } = (await one('GET', '/bandejas/mensajes/1/companeros')) as { personas: { nombre: string }[] };
    expect(personas.map(({ nombre }) => nombre)).toEqual(['Marta', 'Pilar', 'Pilar']);
  });
});
