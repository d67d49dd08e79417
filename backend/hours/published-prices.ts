import { madridDay } from '@clinic/contract/dates';
import { wirePrice } from '@clinic/contract/prices';
import type { Querier } from '#store/db';
import { SLOT_TESTS, type SlotTest } from './slot-tests';

/** Response of GET /api/citas/tarifas (docs/contract.md#published-prices). */
export type PublishedPrices = {
  success: true;
  fecha: string;
  reservas: { prueba: SlotTest; centromedico: number; precio: string }[];
};

type Row = { test: SlotTest; clinic: number; cents: number };

/**
 * Returns the prices of the tests that are booked by slot, today and later, and the day on which catalogue or opening
 * hours changed last. A test whose price depends on the day has several prices at a clinic; one without price has none.
 */
export async function readPublishedPrices(q: Querier, now: Date): Promise<PublishedPrices> {
  const [dated] = await q.query<{ day: string }>(
    `select to_char(greatest((select max(changed_at) from catalogue_version), (select max(added_at) from schedule),
       (select max(added_at) from extra_hours)) at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day`,
  );
  const rows = await q.query<Row>(
    `select line.service as test, line.clinic_id as clinic, line.price_cents as cents
     from (
       select service, clinic_id, price_cents from schedule where valid_until is null or valid_until >= $1::date
       union
       select service, clinic_id, price_cents from extra_hours where day >= $1::date
     ) as line join centromedico on centromedico.id = line.clinic_id
     where line.service = any($2::text[]) and line.price_cents > 0
     order by array_position($2::text[], line.service), line.clinic_id, line.price_cents`,
    [madridDay(now), SLOT_TESTS],
  );
  return {
    success: true,
    fecha: dated?.day ?? '',
    reservas: rows.map(({ test, clinic, cents }) => ({ prueba: test, centromedico: clinic, precio: wirePrice(cents) })),
  };
}
