import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotate } from '#cli/keys';
import { listContacts } from '#cli/lists';
import { showBooking } from '#cli/show-booking';
import { upgrade } from '#open-store';
import { enqueueMail } from '#outbox/enqueue';
import { recipientOf } from '#receipts/issue';
import { openKeyRing } from '#sealing/keys';
import { keysInUse, PLAIN_OF_PATIENT, resealAll } from '#sealing/reseal';
import { sealed, sealedFields } from '#sealing/values';
import { seedWhenEmpty } from '#seed/write';
import type { Db } from '#store/db';
import { smallSource } from '#tests/support/backend-content';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

/** Values a thief must not read: health, identity, address, free text. */
const PATIENT = {
  especialidad: null,
  tipo: 'normal',
  nombre: 'Zwxqname',
  apellidos: 'Zwxqsurname',
  email: 'zwxq@example.org',
  telefono: '699887711',
  numerodocumento: '87654321X',
  fechanacimiento: '1981-03-17',
  tienesintomas: true,
  sintomas: 'Zwxqfever',
  direccion: 'Zwxqstreet 77',
  factura: { nombre: 'Zwxqbilling', nif: 'B1234567Z' },
  terminos: true,
};
const SECRETS = /zwxq|699887711|87654321X|1981-03-17|B1234567Z|203\.0\.113\.77/i;

const insertBooking = (db: Db, reference: string, patient: unknown) =>
  db.query(
    `insert into booking (numcita, clinic_id, status, is_request, request_hash, locale, reference, patient)
     values ($1, 1, 'requested', true, repeat('a', 64), 'es', $2, $3::jsonb)`,
    [reference.padEnd(22, 'x').replace('-', '_'), reference, patient],
  );

const insertContact = (db: Db, reference: string, hide: (text: string) => unknown) =>
  db.query(
    `insert into contact_request (reference, clinic_id, name, email, phone, message, address, locale, request_hash)
     values ($1, 1, $2, $3, $4, $5, $6, 'es', repeat('a', 64))`,
    [reference, ...['Zwxqname', 'zwxq@example.org', '699887711', 'Zwxqmessage', '203.0.113.77'].map(hide)],
  );

const insertReceipt = (db: Db, position: number, recipient: unknown) =>
  db.query(
    `insert into receipt (series, year, position, issued_at, numcita, payment_id, reference, locale, issuer, recipient, lines, total_cents)
     values ('', 2026, $1::integer, now(), 'N', $1::integer, 'R', 'es', '{}', $2::jsonb, '[{}]', 4500)`,
    [position, recipient],
  );
const RECIPIENT = recipientOf({ ...PATIENT, dni: PATIENT.numerodocumento });

/** The whole content of the database, as a dump would show it. */
async function dump({ db }: OpenEngine): Promise<string> {
  const stored = db.asStored as Db;
  const texts = await Promise.all(
    ['booking', 'contact_request', 'outbox', 'attempt', 'professional', 'receipt'].map((table) =>
      stored.query(`select ${table}::text as row from ${table}`),
    ),
  );
  return JSON.stringify(texts);
}

const entered = async (db: Db, reference: string): Promise<unknown> =>
  (await db.query<{ patient: unknown }>('select patient from booking where reference = $1', [reference]))[0]?.patient;

describe.each(engines)('personal data at rest ($name)', (engine) => {
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await engine.open();
    await seedWhenEmpty(opened.db, smallSource);
    await insertBooking(opened.db, 'AAAA-AAAA', sealedFields(PATIENT, PLAIN_OF_PATIENT));
    await insertContact(opened.db, 'CCCC-CCCC-CCCC', sealed);
    await insertReceipt(opened.db, 1, sealedFields(RECIPIENT, new Set()));
    await enqueueMail(opened.db, {
      kind: 'contact-received',
      recipient: 'zwxq@example.org',
      locale: 'es',
      payload: { name: 'Zwxqname', person: { phone: '699887711' } },
      replyTo: 'zwxq@example.org',
    });
  });
  afterAll(() => opened.close());

  it('is in no dump, and unchanged for the holder of the keys', async () => {
    expect(await dump(opened)).not.toMatch(SECRETS);
    expect(await dump(opened)).toContain('~s1~');
    expect(await entered(opened.db, 'AAAA-AAAA')).toEqual(PATIENT);
    expect(await listContacts(opened.db)).toContain('Zwxqmessage');
    const [mail] = await opened.db.query('select recipient, payload, reply_to from outbox');
    expect(mail).toEqual({
      recipient: 'zwxq@example.org',
      payload: { name: 'Zwxqname', person: { phone: '699887711' } },
      reply_to: 'zwxq@example.org',
    });
  });

  it('is shown to the desk', async () => {
    const shown = await showBooking({ db: opened.db, actor: 'test' }, 'AAAA-AAAA');
    for (const value of ['Zwxqfever', '87654321X', '1981-03-17']) expect(shown).toContain(value);
  });

  it('is sealed once by the migration when it was stored plain before', async () => {
    const stored = opened.db.asStored as Db;
    await insertBooking(stored, 'BBBB-BBBB', JSON.stringify(PATIENT));
    await insertContact(stored, 'DDDD-DDDD-DDDD', (text) => text);
    await insertReceipt(stored, 2, JSON.stringify(RECIPIENT));
    expect(await dump(opened)).toMatch(SECRETS);
    const keys = openKeyRing(undefined, opened.folder).all();
    expect(await resealAll(stored, keys)).toBe(3);
    expect(await resealAll(stored, keys)).toBe(0);
    expect(await dump(opened)).not.toMatch(SECRETS);
    expect(await entered(opened.db, 'BBBB-BBBB')).toEqual(PATIENT);
    expect(await opened.db.query('select recipient from receipt')).toEqual(
      [RECIPIENT, RECIPIENT].map((recipient) => ({ recipient })),
    );
  });

  it('stays readable during and after a key rotation, and the old key is deleted', async () => {
    const stored = opened.db.asStored as Db;
    const before = await keysInUse(stored);
    expect(before.size).toBe(1);
    expect(await rotate(opened.db, undefined, opened.folder)).toMatch(/^7 records/);
    const after = await keysInUse(stored);
    expect(after.size).toBe(1);
    expect(after).not.toEqual(before);
    expect(await entered(opened.db, 'AAAA-AAAA')).toEqual(PATIENT);
    expect(await dump(opened)).not.toMatch(SECRETS);
    await rotate(opened.db, undefined, opened.folder);
    const ids = openKeyRing(undefined, opened.folder)
      .all()
      .map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain([...before][0]);
  });

  it('is refused by a backend without its keys', async () => {
    const stored = opened.db.asStored as Db;
    const other = { dataDir: opened.folder, dataKeys: 'another-key-of-the-tests-that-is-long' };
    await expect(upgrade(stored, other)).rejects.toThrow(/DATA_KEYS/);
  });

  it('has its keys in a file that only this user can read', () => {
    const file = path.join(opened.folder, 'data-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(opened.folder).filter((name) => name.startsWith('data-keys'))).toEqual(['data-keys']);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text); // Still the same at the next start.
  });
});
