import { madridDay, parseDay } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { inLocale, readClinic } from '#catalogue/names';
import { parseEmail } from '#forms/fields';
import {
  countAttempt,
  WAITING_LINKS_OF_ADDRESS,
  WAITING_LINKS_OF_EMAIL,
  WAITING_OF_ADDRESS,
  WAITING_OF_EMAIL,
} from '#forms/limits';
import { mayWait } from '#hours/next-days';
import { openingsSql } from '#hours/opening';
import { type SlotTest, slotTest, testName } from '#hours/slot-tests';
import { enqueueMail } from '#outbox/enqueue';
import { type Hidden, hashedSubject, sealed } from '#sealing/values';
import type { Db, Querier } from '#store/db';
import { createSecret, hashOfSecret, MAX_LINKS, pathIn } from './visit-link';

/** The raw fields of the request. */
type WaitingRequest = Record<'centromedico' | 'fecha' | 'prueba' | 'hasta' | 'email', string>;

type Asked = { request: WaitingRequest; locale: ContentLocale; address: string | null; now: Date };
type Wanted = { clinicId: number; test: SlotTest; from: string; until: string; email: string };

/** `listed` does not reveal whether the e-mail was already on the list. */
export type Joined = { kind: 'listed' } | { kind: 'refused'; fields: string[] } | { kind: 'tooMany'; seconds: number };

/**
 * Adds an e-mail to the waiting list of a clinic and test and mails it a link to leave. An existing entry is extended
 * to cover both ranges of days.
 */
export async function joinWaitingList(db: Db, { request, locale, address, now }: Asked): Promise<Joined> {
  const seconds = await countAttempt(db, WAITING_OF_ADDRESS, address);
  if (seconds !== null) return { kind: 'tooMany', seconds };
  const wanted = await resolveRequest(db, request, madridDay(now));
  if ('refused' in wanted) return { kind: 'refused', fields: wanted.refused };
  await db.tx((tx) => join(tx, wanted, locale));
  return { kind: 'listed' };
}

async function join(tx: Querier, { clinicId, test, from, until, email }: Wanted, locale: ContentLocale): Promise<void> {
  if ((await countAttempt(tx, WAITING_OF_EMAIL, email)) !== null) return;
  const [entry] = await tx.query<{ id: number; isNew: boolean }>(
    `insert into waiting_entry (clinic_id, test, from_day, until_day, email, email_hash, locale)
     values ($1, $2, $3::date, $4::date, $5, $6, $7)
     on conflict (clinic_id, test, email_hash) where status = 'waiting' do update set
       from_day = least(waiting_entry.from_day, excluded.from_day),
       until_day = greatest(waiting_entry.until_day, excluded.until_day), locale = excluded.locale
     returning id, xmax = 0 as "isNew"`,
    [clinicId, test, from, until, sealed(email), hashOfEmail(email), locale],
  );
  if (!entry?.isNew) return;
  const payload = { ...(await aboutHour(tx, clinicId, test, locale)), from, until };
  const leave = await createLeaveLink(tx, entry.id, locale);
  await enqueueMail(tx, { kind: 'waiting-joined', recipient: email, locale, payload: { ...payload, leave } });
}

const hashOfEmail = (email: string): Hidden => hashedSubject(`waiting ${email}`);

/** The clinic and test as they appear in a mail. */
export async function aboutHour(tx: Querier, clinicId: number, test: SlotTest, locale: ContentLocale): Promise<object> {
  const clinic = await readClinic(tx, clinicId);
  return {
    service: testName(test, locale),
    clinic: {
      name: inLocale(clinic?.names ?? {}, locale),
      address: clinic?.address ?? null,
      phone: clinic?.phone ?? null,
    },
  };
}

/** Returns the path of the page that removes an entry from the list. */
export async function createLeaveLink(tx: Querier, entry: number, locale: ContentLocale): Promise<string> {
  const { secret, hash } = createSecret();
  await tx.query(
    `update waiting_entry set link_hashes = (array[$2]::text[] || link_hashes)[1:${MAX_LINKS}] where id = $1`,
    [entry, hash],
  );
  return `${pathIn(locale, '/espera')}#${secret}`;
}

/** An entry of the list; its days are YYYY-MM-DD. */
type Entry = { id: number; status: string; clinicId: number; test: SlotTest; from: string; until: string };
const ENTRY = `select id, status, clinic_id as "clinicId", test, from_day::text as "from", until_day::text as until
  from waiting_entry`;

/** Returns the entry that a link opens, under its wire names, or null (docs/contract.md#waiting-list). */
export async function readWaitingEntry(db: Db, secret: unknown, locale: ContentLocale) {
  const [entry] = await db.query<Entry>(`${ENTRY} where link_hashes @> array[$1]::text[]`, [hashOfSecret(secret)]);
  if (!entry) return null;
  const clinic = await readClinic(db, entry.clinicId);
  return {
    ...{ estado: entry.status, servicio: testName(entry.test, locale), desde: entry.from, hasta: entry.until },
    clinica: inLocale(clinic?.names ?? {}, locale),
  };
}

type AskedLink = { email: string; locale: ContentLocale; address: string | null };

/**
 * Mails an e-mail the links of its entries. Returns null whether or not it has any, and also when it has been sent
 * enough; otherwise the seconds the client must wait.
 */
export async function sendLeaveLinks(db: Db, { email: typed, locale, address }: AskedLink): Promise<number | null> {
  const seconds = await countAttempt(db, WAITING_LINKS_OF_ADDRESS, address);
  if (seconds !== null) return seconds;
  const email = parseEmail(typed);
  if (email === null) return null;
  await db.tx(async (tx) => {
    const entries = await tx.query<Entry>(
      `${ENTRY} where status = 'waiting' and email_hash = $1 order by created_at, id for update`,
      [hashOfEmail(email)],
    );
    if (entries.length === 0 || (await countAttempt(tx, WAITING_LINKS_OF_EMAIL, email)) !== null) return;
    const payload: { entries: object[] } = { entries: [] };
    for (const { id, clinicId, test, from, until } of entries) {
      const leave = await createLeaveLink(tx, id, locale);
      payload.entries.push({ ...(await aboutHour(tx, clinicId, test, locale)), from, until, leave });
    }
    await enqueueMail(tx, { kind: 'waiting-link', recipient: email, locale, payload });
  });
  return null;
}

/**
 * Removes the entry of a link from the list; succeeds if it was already removed. Returns false for an unknown secret.
 */
export async function leaveWaitingList(db: Db, secret: unknown): Promise<boolean> {
  const found = await db.query(
    `update waiting_entry set status = case status when 'waiting' then 'left' else status end,
       ended_at = coalesce(ended_at, now())
     where link_hashes @> array[$1]::text[] returning id`,
    [hashOfSecret(secret)],
  );
  return found.length > 0;
}

/** Ends the waiting-list entries of the patient of a confirmed booking, for its test and clinic. */
export async function endWaitingOf(tx: Querier, numcita: string): Promise<void> {
  const [booking] = await tx.query<{ clinicId: number; test: SlotTest | null; email: string | null }>(
    `select clinic_id as "clinicId", test, patient ->> 'email' as email from booking where numcita = $1`,
    [numcita],
  );
  const email = parseEmail(booking?.email ?? '');
  if (!booking?.test || email === null) return;
  await tx.query(
    `update waiting_entry set status = 'booked', ended_at = now()
     where status = 'waiting' and clinic_id = $1 and test = $2 and email_hash = $3`,
    [booking.clinicId, booking.test, hashOfEmail(email)],
  );
}

async function resolveRequest(
  q: Querier,
  request: WaitingRequest,
  today: string,
): Promise<Wanted | { refused: string[] }> {
  const { centromedico, fecha, prueba, hasta } = request;
  const test = slotTest(prueba);
  const [day, until, email] = [parseDay(fecha), parseDay(hasta), parseEmail(request.email)];
  const clinicId = /^[1-9]\d{0,8}$/.test(centromedico) ? Number(centromedico) : 0;
  const from = day !== null && day < today ? today : day;
  const makesTest = test !== null && (await isBookable(q, clinicId, test, today));
  const refused = [
    ...(test ? [] : ['prueba']),
    ...(makesTest || !test ? [] : ['centromedico']),
    ...(from ? [] : ['fecha']),
    ...(until && from && until >= from && mayWait(until, today) ? [] : ['hasta']),
    ...(email ? [] : ['email']),
  ];
  if (!test || !from || !until || !email || refused.length > 0) return { refused };
  return { clinicId, test, from, until, email };
}

/** Whether a clinic has hours of a test; false for an associated centre, which arranges its own appointments. */
const isBookable = async (q: Querier, clinicId: number, test: SlotTest, today: string): Promise<boolean> =>
  (
    await q.query(
      `select 1 from (${openingsSql('$3::date')}) as opening join centromedico on centromedico.id = clinic_id
       where clinic_id = $1 and service = $2 and not otro`,
      [clinicId, test, today],
    )
  ).length > 0;
