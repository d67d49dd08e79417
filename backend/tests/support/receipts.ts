import { settlePayment } from '#payments/settle';
import type { Issuer, IssuingOptions } from '#receipts/issuer';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import type { Db } from '#store/db';

export const ISSUER: Issuer = {
  brand: 'Salud & Co',
  name: 'Salud y Compañía Diagnóstico, S.L.',
  nif: 'B12345674',
  address: 'C/ de Colón, 1, 46004 València',
};

const PATIENT = {
  ...{ nombre: 'Ana', apellidos: 'Pérez Gómez', email: 'ana@example.test', telefono: '600 000 000' },
  ...{ dni: '12345678Z', direccion: 'C/ Colón, 1', cp: '46004', ciudad: 'València', provincia: 'València', pais: 'ES' },
};

/** The order of a booking's payment: always the same for the same number. */
export const orderOf = (index: number): string => `${String(index).padStart(4, '0')}AAAAAAAA`;
export const numcitaOf = (index: number): string => `N${String(index).padStart(21, '0')}`;

/** Stores a held slot whose payment of 45 euros the bank has not reported yet. */
export async function insertHeld(
  db: Db,
  index: number,
  { locale = 'es', patient = {} }: { locale?: string; patient?: object } = {},
): Promise<void> {
  await db.query(
    `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, status, hold_until, request_hash,
       locale, patient, amount_cents)
     values ($1, $2, 'testPCR', '2030-12-16', '0915', '0930',
       tstzrange('2030-12-16 09:15', '2030-12-16 09:30'), 1, 'held', now() + interval '1 hour', repeat('a', 64),
       $3, $4::jsonb, 4500)`,
    [numcitaOf(index), 1000 + index, locale, sealedFields({ ...PATIENT, ...patient }, PLAIN_OF_PATIENT)],
  );
  await db.query(`insert into payment (numcita, order_code, provider, amount_cents) values ($1, $2, 'sandbox', 4500)`, [
    numcitaOf(index),
    orderOf(index),
  ]);
}

/** Settles a payment like its notification. */
export const settle = (db: Db, order: string, options: IssuingOptions) => {
  const notice = { orderCode: order, amountCents: 4500, currency: 'EUR', result: 'paid' as const };
  return settlePayment(db, 'sandbox', { ...notice, signed: `${order} paid`, body: {} }, options);
};

/** The issued numbers in the order of their rows. */
export const numbersOf = async (db: Db): Promise<string[]> =>
  (await db.query<{ number: string }>('select number from receipt order by id')).map(({ number }) => number);

/** Stores a held slot and settles its payment. */
export async function insertPaid(db: Db, index: number, options: IssuingOptions, more: object = {}): Promise<void> {
  await insertHeld(db, index, more);
  await settle(db, orderOf(index), options);
}
