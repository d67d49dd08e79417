import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForAuthority } from '#cli/blocked';
import { claimMails, markSent } from '#outbox/queue';
import { deleteExpiredData } from '#retention/forget';
import { DEFAULT_PERIODS } from '#retention/periods';
import { openKeyRing } from '#sealing/keys';
import { hashedSubject } from '#sealing/values';
import { engines } from '#tests/support/backend-engines';
import { normalRequest } from '#tests/support/booking-requests';
import { CRITERIA, PERSON, sendForm, TRACES, useEveryForm } from '#tests/support/rights-person';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';
import { tracesOf } from '#tests/support/whole-dump';

type Found = {
  registros: {
    clave: string;
    numero: string | null;
    de: string | null;
    lista: string;
    coincide: string[];
    destino: string;
    motivo: string | null;
  }[];
};

const KEYS = openKeyRing('a key of the blocked records, long enough', '');
const mailFolder = mkdtempSync(path.join(tmpdir(), 'rights-mail-'));

describe.each(engines)('the erasure of a person who used every form ($name)', (engine) => {
  let test: StaffApp;
  let manager: DeskBrowser;
  let reference = '';
  beforeAll(async () => {
    test = await openStaffApp(engine, { blockedKeys: KEYS, mailFolder, operatorEmail: 'direccion@clinica.test' });
    manager = await test.signedIn({ role: 'manager' });
    await test.db.script('delete from producto_centromedico; insert into producto_centromedico values (1, 1)');
    await test.db.query(`insert into known_email values ($1, now() + interval '1 year')`, [
      hashedSubject(`known-email ${PERSON.email}`),
    ]);
    reference = await useEveryForm(test);
  });
  afterAll(async () => {
    expect(test.errors).toEqual([]);
    await test.close();
  });

  const find = async (more: object = {}) =>
    ((await manager.ask('POST', `/derechos/${reference}/buscar`, { ...CRITERIA, ...more })) as Found).registros;

  const isByName = ({ coincide, de }: Found['registros'][number]) => de === null && coincide.join() === 'name';

  it('finds all data: the records of each form, the mails, the receipt and the note', async () => {
    const lists = new Map<string, number>();
    for (const { lista } of await find()) lists.set(lista, (lists.get(lista) ?? 0) + 1);
    expect(Object.fromEntries(lists)).toEqual({
      ...{ citas_y_solicitudes: 3, notas_de_recepcion: 1, recibos: 1, mensajes: 1, solicitudes_de_productos: 1 },
      formularios_sin_enviar: 1,
      ...{ lista_de_espera: 1, cuenta_profesional: 1, llamadas_pedidas: 1, solicitudes_de_derechos: 1 },
      correos: expect.any(Number),
    });
    for (const criterion of ['correo', 'telefono', 'documento']) {
      const alone = {
        nombre: '',
        correo: '',
        telefono: '',
        documento: '',
        [criterion]: CRITERIA[criterion as 'correo'],
      };
      const found = (await find(alone)).filter(({ lista }) => lista === 'citas_y_solicitudes');
      expect([criterion, found.length]).toEqual([criterion, criterion === 'documento' ? 2 : 3]);
    }
  });

  it('is refused until the identity is checked, and while a visit is due', async () => {
    const chosen = { ...CRITERIA, registros: (await find()).map(({ clave }) => clave) };
    expect(await manager.ask('POST', `/derechos/${reference}/borrar`, chosen)).toBe('409 identityUnchecked');
    expect(await manager.ask('POST', `/derechos/${reference}/exportar`, chosen)).toBe('409 identityUnchecked');
    await manager.ask('POST', `/derechos/${reference}/identidad`);
    await test.db.script(`update booking set day = current_date + 3 where visit = 'arrived'`);
    expect((await find()).filter(({ destino }) => destino === 'wait').map(({ motivo }) => motivo)).toContain('toCome');
    expect(await manager.ask('POST', `/derechos/${reference}/borrar`, chosen)).toBe('409 waiting');
    expect(await manager.ask('POST', `/derechos/${reference}/borrar`, { ...CRITERIA, registros: [] })).toBe(
      '409 waiting',
    );
    await test.db.script(`update booking set day = current_date - 10 where visit = 'arrived'`);
  });

  it('lists the data of another person with the same name only as a match by name', async () => {
    const other = { nombre: PERSON.name, apellidos: PERSON.surnames, telefono: '600 000 111' };
    await sendForm(test, '/api/citas/solicitar', normalRequest({ ...other, email: 'altra@example.test' }));
    const byName = (await find()).filter(isByName);
    expect(byName.map(({ lista }) => lista)).toEqual(['citas_y_solicitudes']);
  });

  it('leaves nothing in the whole database but the counts of legally required records', async () => {
    expect((await tracesOf(test.db, TRACES)).length).toBeGreaterThan(20);
    mkdirSync(mailFolder, { recursive: true });
    writeFileSync(path.join(mailFolder, 'outbox-999999.1.eml'), `To: ${PERSON.email}\r\n\r\nHola`);
    writeFileSync(path.join(mailFolder, 'outbox-999998.1.eml'), 'To: otra@example.test\r\n\r\nHola');
    const registros = (await find()).filter((one) => one.de === null && !isByName(one)).map(({ clave }) => clave);
    const answer = (await manager.ask('POST', `/derechos/${reference}/borrar`, { ...CRITERIA, registros })) as {
      bloqueados: { motivo: string; numero: string; hasta: string }[];
    };
    expect(answer.bloqueados.map(({ motivo }) => motivo).sort()).toEqual([
      'booking',
      'booking',
      'receipt',
      'rights_case',
    ]);
    // The confirmation mail is sent, and deleted.
    const last = (await claimMails(test.db, 50)).find(({ kind }) => kind === 'rights-update');
    expect([last?.recipient, last?.locale]).toEqual([PERSON.email, 'ca']);
    if (last) await markSent(test.db, last);
    // The other person of that name is unchanged until they are deleted, too.
    expect(await tracesOf(test.db, TRACES.slice(3))).toEqual([]);
    const others = (await find()).filter(isByName);
    expect(others).toHaveLength(1);
    await test.db.query(`delete from outbox where payload ->> 'reference' = $1`, [others[0]?.numero]);
    await test.db.query('delete from booking where reference = $1', [others[0]?.numero]);
    expect(await tracesOf(test.db, TRACES)).toEqual([]);
    expect(readdirSync(mailFolder)).toEqual(['outbox-999998.1.eml']);
    expect(await find()).toEqual([expect.objectContaining({ lista: 'solicitudes_de_derechos' })]);
    expect((await test.db.query('select from known_email')).length).toBe(0);
    const [held] = await test.db.query<{ archives: string }>(
      `select string_agg(archive, '') as archives from blocked_record`,
    );
    expect(held?.archives).toMatch(/^(~s1~[\da-f]{8}~[\w-]+~){4}$/);
    const kept = (await manager.ask('GET', '/conservacion')) as { bloqueados: object[] };
    expect(kept.bloqueados).toHaveLength(4);
    expect(await manager.ask('POST', `/derechos/${reference}/borrar`, { ...CRITERIA, registros })).toMatch(/^409/);
  });

  it('keeps the receipt in the books, and opens it only for an authority, with a log entry', async () => {
    const [receipt] = await test.db.query<{ number: string; total: number }>(
      'select number, total_cents as total from receipt',
    );
    expect(receipt?.total).toBe(4500);
    const order = { number: receipt?.number ?? '', reason: 'tax', order: '12/2026' };
    expect(await openForAuthority(test.db, KEYS, order)).toContain(PERSON.document);
    await expect(
      openForAuthority(test.db, openKeyRing('another key, that is just as long', ''), order),
    ).rejects.toThrow('key of the blocked records');
    const log = await test.db.query('select action, details from audit where subject = $1', [order.number]);
    expect(log).toEqual([{ action: 'open-blocked', details: { for: 'tax', case: '12/2026' } }]);
    const acts = await test.db.query<{ action: string }>('select action from audit where subject = $1', [reference]);
    expect(new Set(acts.map(({ action }) => action))).toEqual(new Set(['find', 'identity', 'show', 'erase']));
  });

  it('destroys blocked data when its period ends, and stores the number of deleted records', async () => {
    const round = (days: number) =>
      deleteExpiredData(test.db, {
        ...{ periods: { ...DEFAULT_PERIODS, audit: 9_000 }, mailFolder: null },
        now: new Date(Date.now() + days * 24 * 60 * 60_000),
      });
    expect((await round(340)).blocked).toBe(0);
    expect((await round(360)).blocked).toBe(2); // Both visits, a year after their day.
    expect((await round(2_300)).blocked).toBe(2);
    const { rondas } = (await manager.ask('GET', '/conservacion')) as { rondas: { borrados: { blocked: number } }[] };
    expect(rondas.map(({ borrados }) => borrados.blocked)).toEqual([2, 2, 0]);
  });
});
