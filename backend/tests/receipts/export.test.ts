import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportReceipts } from '#cli/receipts';
import type { ReceiptPeriod } from '#receipts/export';
import { cancel } from '#reception/acts';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { ISSUER, insertPaid, numcitaOf } from '#tests/support/receipts';

const AT = (instant: string) => ({ issuer: ISSUER, now: () => new Date(instant) });
const LONG_AGO = new Date(0);

describe.each(engines)('the receipts file ($name)', (engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receipts-export-'));
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await engine.open();
    const { db } = opened;
    await insertPaid(db, 1, AT('2026-09-30T21:59:00Z'));
    await insertPaid(db, 2, AT('2026-09-30T22:00:00Z'), { patient: { nombre: '=HYPERLINK("x")', direccion: 'a;b' } });
    const child = { dni: null, sindocumento: true };
    await insertPaid(db, 3, AT('2026-12-31T23:00:00Z'), { patient: child });
    await cancel({ db, actor: 'test', now: new Date('2026-11-23T12:00:00Z'), issuer: ISSUER }, numcitaOf(1));
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  const write = async (name: string, period: ReceiptPeriod) => {
    const file = path.join(folder, name);
    const said = await exportReceipts(opened.db, file, period, LONG_AGO);
    return { said, file, lines: readFileSync(file, 'utf8').split('\r\n') };
  };

  it('contains a quarter by the clinic clock, both series, with their total', async () => {
    const { said, file, lines } = await write('q4.csv', { year: 2026, quarter: 4 });
    expect(said).toBe(`2 receipts, 0.00 euros, are in ${file}; no number of 2026 is missing.`);
    expect(lines[0]).toMatch(/^\uFEFFnumber;issued;corrects;recipient;/);
    expect(lines[1]).toMatch(
      /^2026-000002;2026-10-01 00:00;;"'=HYPERLINK\(""x""\) Pérez Gómez";12345678Z;"a;b, 46004 València";PCR nasofaríngea;45,00;0,00;45,00;/,
    );
    expect(lines[2]).toMatch(/^R2026-000001;2026-11-23 13:00;2026-000001;Ana Pérez Gómez;.*;-45,00;0,00;-45,00;/);
    expect(lines).toHaveLength(4);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await opened.db.query('select action, subject from audit order by id desc limit 1')).toEqual([
      { action: 'export', subject: 'receipts 2026 Q4' },
    ]);
  });

  it('says that a small child has no document', async () => {
    const { lines } = await write('q1.csv', { year: 2027, quarter: 1 });
    expect(lines[1]).toMatch(/^2027-000001;.*;Ana Pérez Gómez;no document;/);
  });

  it('contains a year', async () => {
    const count = async (year: number) => (await write(`${year}.csv`, { year, quarter: null })).lines.length - 2;
    expect([await count(2026), await count(2027), await count(2028)]).toEqual([3, 1, 0]);
  });

  it('never overwrites a file, and names a missing number', async () => {
    await expect(write('q4.csv', { year: 2026, quarter: 4 })).rejects.toThrow('EEXIST');
    await opened.db.script(`delete from receipt where number = '2026-000001'`);
    await expect(write('gap.csv', { year: 2026, quarter: null })).rejects.toThrow(
      /but numbers of 2026 are missing: 2026-000001\./,
    );
  });
});
