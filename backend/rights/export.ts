import { audit } from '#audit';
import type { Querier } from '#store/db';
import { findCheckedCase } from './cases';
import { type ErasingDesk, findForCase } from './erase';
import type { Criteria } from './person';
import type { Planned } from './plan';
import type { Row } from './records';

/** Names of the lists in the file by table; other tables keep their own name. */
const LISTS: Record<string, string> = {
  booking: 'citas_y_solicitudes',
  desk_note: 'notas_de_recepcion',
  desk_form_draft: 'formularios_sin_enviar',
  contact_request: 'mensajes',
  product_request: 'solicitudes_de_productos',
  callback_request: 'llamadas_pedidas',
  waiting_entry: 'lista_de_espera',
  professional: 'cuenta_profesional',
  receipt: 'recibos',
  outbox: 'correos',
  rights_case: 'solicitudes_de_derechos',
};

/** Names of columns in the file; other columns keep their own name. */
const NAMES: Record<string, string> = {
  ...{ name: 'nombre', surnames: 'apellidos', phone: 'telefono', message: 'mensaje', document: 'documento' },
  ...{
    recipient: 'destinatario',
    payload: 'contenido',
    kind: 'tipo',
    status: 'estado',
    locale: 'idioma',
    text: 'texto',
  },
  ...{ created_at: 'recibido', at: 'fecha', sent_at: 'enviado', issued_at: 'emitido', closed_at: 'cerrado' },
  ...{
    patient: 'datos_del_formulario',
    test: 'prueba',
    day: 'dia',
    init_hhmm: 'inicio',
    end_hhmm: 'fin',
    clinic: 'clinica',
  },
  ...{ reference: 'referencia', number: 'numero', lines: 'conceptos', total_cents: 'total_centimos', issuer: 'emisor' },
  ...{
    amount_cents: 'importe_centimos',
    price_cents: 'precio_centimos',
    product_name: 'producto',
    visit: 'asistencia',
    overbooked: 'sobrecupo',
    doctor_assigned: 'medico_asignado',
  },
  ...{ from_day: 'desde', until_day: 'hasta', address: 'direccion_ip', college_number: 'numero_de_colegiado' },
  ...{ time_window: 'franja', reason: 'motivo', wants_newsletter: 'quiere_novedades', reply_to: 'responder_a' },
  ...{ due_on: 'plazo', booking_reference: 'referencia_de_cita', attends_at: 'confirma_asistencia', actor: 'autor' },
  ...{
    code: 'codigo',
    redeemed_at: 'canjeado',
    good_until: 'valido_hasta',
    order_code: 'pedido',
    settled_at: 'cobrado',
  },
};

/** Technical or secret columns, which contain no data about the person. */
const LEFT_OUT =
  /^(?:id|numcita|link|.*Link|.*_hash(?:es)?|idempotency_key|place|agenda_place|during|seat|sequence|service|payment_url|.*_id|lease_until|attempts|forget_when_sent)$/;

/** A person's data at the clinic, in lists, as JSON readable without a program. */
export type PersonFile = Record<string, unknown>;

/**
 * Returns the chosen records of a person with everything that belongs to them, as a file that is not stored. Throws a
 * DeskRefusal: unknown, closedCase, identityUnchecked.
 */
export async function exportPerson(
  desk: ErasingDesk,
  typed: string,
  criteria: Criteria,
  chosen: readonly string[],
): Promise<PersonFile> {
  const { own, records } = await findForCase(desk, typed, criteria);
  const keys = new Set([...chosen, own]);
  const picked = records.filter(({ key, of }) => keys.has(key) || (of !== null && keys.has(of)));
  return await desk.db.tx(async (tx) => {
    const { reference } = await findCheckedCase(tx, typed);
    await audit(tx, { actor: desk.actor, action: 'export', reference, details: { records: picked.length } });
    const clinics = await clinicNames(tx);
    const lists: Record<string, unknown[]> = {};
    for (const { table, row } of picked) {
      const list = LISTS[table] ?? table;
      lists[list] = [...(lists[list] ?? []), { ...readable(row, clinics), ...(await beside(tx, table, row, clinics)) }];
    }
    return { expediente: reference, generado: desk.now.toISOString(), ...lists };
  });
}

/** Returns the data about a booking or a request in tables without names: payments, the voucher. */
async function beside(tx: Querier, table: string, row: Row, clinics: Map<number, string>): Promise<object> {
  const ask = async (sql: string, value: unknown) =>
    (await tx.query<{ row: Row }>(sql, [value])).map((one) => readable(one.row, clinics));
  if (table === 'booking')
    return {
      pagos: await ask('select to_jsonb(payment) as row from payment where numcita = $1 order by id', row.numcita),
    };
  if (table === 'product_request')
    return { bonos: await ask('select to_jsonb(voucher) as row from voucher where product_request_id = $1', row.id) };
  return {};
}

async function clinicNames(q: Querier): Promise<Map<number, string>> {
  const rows = await q.query<{ id: number; name: string }>(
    `select id, localized_text(texts, 'nombre', 'es') as name from centromedico`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function readable(row: Row, clinics: Map<number, string>): Record<string, unknown> {
  const { clinic_id: clinicId, ...columns } = row;
  const clinic = typeof clinicId === 'number' ? { clinic: clinics.get(clinicId) ?? clinicId } : {};
  const shown = Object.entries(withoutKeys({ ...clinic, ...columns }) as object);
  return Object.fromEntries(shown.map(([name, value]) => [NAMES[name] ?? name, value]));
}

/** Removes excluded keys and empty values at any depth. */
function withoutKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withoutKeys);
  const entries = Object.entries(value).filter(([name, one]) => !LEFT_OUT.test(name) && one !== null && one !== '');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutKeys(one)]));
}

/** Returns the name of a record's list in the file, for screens. */
export const listOf = ({ table }: Planned): string => LISTS[table] ?? table;
