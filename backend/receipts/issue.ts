import { madridTime } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { type SlotTest, testName } from '#hours/slot-tests';
import { sealedFields } from '#sealing/values';
import type { Querier } from '#store/db';
import type { Issuer, IssuingOptions } from './issuer';

/** A paid item, in cents. Health care is exempt from VAT: `vatCents` is 0. */
export type ReceiptLine = { concept: string; baseCents: number; vatCents: number; totalCents: number };

type Draft = {
  series: '' | 'R';
  numcita: string;
  paymentId: number;
  reference: string;
  locale: ContentLocale;
  issuer: Issuer;
  recipient: Recipient;
  lines: ReceiptLine[];
  corrects: string | null;
};

type Payment = { id: number; numcita: string; amountCents: number };
type Booking = { reference: string; locale: ContentLocale; test: SlotTest | null; patient: Record<string, unknown> };

/**
 * Issues the receipt of a payment whose booking is locked; returns its number, or null without an issuer. Must be
 * called after all other locks of the transaction: the counter of the year stays locked until its end.
 */
export async function issueReceipt(tx: Querier, payment: Payment, options: IssuingOptions): Promise<string | null> {
  const { issuer = null } = options;
  if (issuer === null) return null;
  const { id: paymentId, numcita, amountCents } = payment;
  const [booking] = await tx.query<Booking>('select reference, locale, test, patient from booking where numcita = $1', [
    numcita,
  ]);
  if (!booking) throw new Error('A receipt was asked for a booking that is not stored.');
  const { reference, locale, test, patient } = booking;
  const concept = test === null ? reference : testName(test, locale);
  const lines = [{ concept, baseCents: amountCents, vatCents: 0, totalCents: amountCents }];
  const recipient = recipientOf(patient);
  const about = { series: '' as const, numcita, paymentId, reference, locale };
  return await insert(tx, { ...about, issuer, recipient, lines, corrects: null }, options);
}

type Original = Omit<Draft, 'series' | 'corrects'> & { number: string };

/**
 * Issues the corrective receipt of a full refund; returns its number, or null if the payment has no receipt. If no
 * issuer is configured any more, uses the issuer of the original receipt. Locks the counter, as `issueReceipt` does.
 */
export async function correctReceipt(
  tx: Querier,
  payment: { id: number },
  options: IssuingOptions,
): Promise<string | null> {
  const [original] = await tx.query<Original>(
    `select number, numcita, payment_id as "paymentId", reference, locale, issuer, recipient, lines from receipt
     where payment_id = $1 and series = ''`,
    [payment.id],
  );
  if (!original) return null;
  const { number, lines, ...about } = original;
  const negative = lines.map(({ concept, baseCents, vatCents, totalCents }) => ({
    ...{ concept, baseCents: -baseCents, vatCents: vatCents === 0 ? 0 : -vatCents, totalCents: -totalCents },
  }));
  const issuer = options.issuer ?? original.issuer;
  return await insert(tx, { ...about, issuer, series: 'R', lines: negative, corrects: number }, options);
}

/** Increments and inserts in one statement; a concurrent transaction waits and gets the next number. */
async function insert(tx: Querier, draft: Draft, { now = () => new Date() }: IssuingOptions): Promise<string> {
  const instant = now();
  const [row] = await tx.query<{ number: string }>(
    `with counted as (
       insert into receipt_counter as counter (series, year, last, issued_at) values ($1, $2, 1, $3::timestamptz)
       on conflict (series, year) do update
         set last = counter.last + 1, issued_at = greatest(counter.issued_at, excluded.issued_at)
       returning last, issued_at
     )
     insert into receipt (series, year, position, issued_at, numcita, payment_id, reference, locale, issuer, recipient,
       lines, total_cents, corrects)
     select $1, $2, last, issued_at, $4::text, $5::bigint, $6::text, $7::text, $8::jsonb, $9::jsonb, $10::jsonb,
       $11::integer, $12::text from counted
     returning number`,
    [
      draft.series,
      Number(madridTime(instant).slice(0, 4)),
      instant.toISOString(),
      draft.numcita,
      draft.paymentId,
      draft.reference,
      draft.locale,
      JSON.stringify(draft.issuer),
      sealedFields(draft.recipient, NOTHING_PLAIN),
      JSON.stringify(draft.lines),
      draft.lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
      draft.corrects,
    ],
  );
  if (!row) throw new Error('The receipt was not stored.');
  return row.number;
}

const NOTHING_PLAIN: ReadonlySet<string> = new Set();

/** The recipient of a receipt; a missing document is null, a missing address is empty. */
export type Recipient = {
  name: string;
  document: string | null;
  isPassport: boolean;
  /** A small child who has no document. */
  lacksDocument?: true;
  address: string[];
};

type Fields = Record<string, unknown>;

/** Returns the recipient from the fields of a booking: the billing data if they differ, otherwise the patient. */
export function recipientOf(patient: Fields): Recipient {
  const differs = patient.nocoincidefacturacion === true && textOf(patient, 'nombrefacturacion') !== null;
  return partyOf(patient, differs ? 'facturacion' : '');
}

function partyOf(patient: Fields, suffix: string): Recipient {
  const field = (name: string) => textOf(patient, `${name}${suffix}`);
  const [document, passport] = [field('dni'), field('pasaporte')];
  const country = field('pais') === 'ES' ? null : textOf(patient, suffix === '' ? 'paisname' : 'paisfacturacionname');
  const [city, province] = [field('ciudad'), field('provincia')];
  return {
    name: [field('nombre'), field('apellidos')].filter(Boolean).join(' '),
    document: document ?? passport,
    isPassport: document === null && passport !== null,
    ...(suffix === '' && patient.sindocumento === true && { lacksDocument: true as const }),
    address: [
      field('direccion'),
      [field('cp'), city, province === city ? null : province && `(${province})`].filter(Boolean).join(' '),
      country,
    ].flatMap((line) => line || []),
  };
}

const textOf = (patient: Fields, name: string): string | null => {
  const value = patient[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};
