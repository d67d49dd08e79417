import { madridSql, TODAY } from '#madrid-sql';
import type { Querier } from '#store/db';
import type { InboxKind } from './kinds';

/** The content of an item, under the names the screens have labels for; null for unknown values. */
export type Facts = Record<string, string | number | boolean | null>;

export type Answer = { at: string; who: string; text: string };

/** SQL that reads the facts of one subject ($1); requests and refunds show their booking instead. */
const FACTS: Record<InboxKind, string | null> = {
  request: null,
  refund: `select concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as nombre, patient ->> 'telefono' as telefono,
      patient ->> 'email' as correo, payment.amount_cents as centimos, payment.status as estadopago, order_code as pedido,
      provider as proveedor, ${madridSql('settled_at')} as pagado, refund_reference as referenciabanco
    from payment left join booking on booking.numcita = payment.numcita where payment.id = $1`,
  message: `select reference as referencia, name as nombre, email as correo, phone as telefono, locale as idioma,
      message as mensaje from contact_request where id = $1`,
  product: `select product_name ->> 'es' as producto, price_cents as centimos, name as nombre, email as correo,
      phone as telefono, locale as idioma, wants_newsletter as boletin, good_until::text as validohasta,
      case when redeemed_at is not null then 'redeemed'
           when good_until < ${TODAY} then 'expired'
           when code is not null then 'good' end as estadobono
    from product_request left join voucher on product_request_id = product_request.id where product_request.id = $1`,
  professional: `select name as nombre, email as correo, phone as telefono, college_number as colegiado,
      localized_text(especialidad.texts, 'nombre', 'es') as especialidad,
      professional.locale as idioma, status as estadocuenta,
      (select reason from professional_refusal where professional_id = professional.id) as motivorechazo
    from professional left join especialidad on especialidad.id = speciality_id where professional.id = $1`,
  callback: `select professional.name as nombre, callback_request.phone as telefono, time_window as franja, reason as asunto,
      professional.email as correo, localized_text(especialidad.texts, 'nombre', 'es') as especialidad
    from callback_request join professional on professional.id = professional_id
    left join especialidad on especialidad.id = speciality_id where callback_request.id = $1`,
  mail: `select kind as tipocorreo, recipient as correo, payload ->> 'reference' as referencia, attempts as intentos,
      ${madridSql('created_at')} as encola, last_error as error from outbox where id = $1`,
};

/** Returns the facts of an item that the account may see; empty for kinds that are read elsewhere. */
export async function readFacts(q: Querier, kind: InboxKind, id: number): Promise<Facts> {
  const sql = FACTS[kind];
  const [facts] = sql === null ? [] : await q.query<Facts>(sql, [id]);
  return facts ?? {};
}

/** Returns the answers to a message of the contact form, oldest first. */
export const readAnswers = (q: Querier, messageId: number): Promise<Answer[]> =>
  q.query<Answer>(
    `select ${madridSql('at')} as at, coalesce((select name from staff where actor = 'staff ' || staff.id), actor) as who, text
     from contact_answer where contact_request_id = $1 order by id`,
    [messageId],
  );
