import { type AuditAction, audit, type Details } from '#audit';
import { DeskRefusal } from '#desk-refusal';
import { parseCode } from '#forms/codes';
import { oneLine } from '#forms/fields';
import { TODAY } from '#madrid-sql';
import { enqueueMail, type Mail } from '#outbox/enqueue';
import { REFERENCE_GROUPS } from '#requests/contact';
import type { Db, Querier } from '#store/db';
import type { Right } from './request';

type CaseStatus = 'new' | 'working' | 'done' | 'refused';

/** A data request. `dueOn` is YYYY-MM-DD on the clinics' clock; the texts of an erased person are empty. */
export type RightsCase = {
  id: number;
  reference: string;
  kind: Right;
  status: CaseStatus;
  name: string;
  surnames: string;
  document: string;
  email: string;
  phone: string | null;
  bookingReference: string | null;
  message: string | null;
  locale: Mail['locale'];
  receivedAt: Date;
  dueOn: string;
  isExtended: boolean;
  isIdentityChecked: boolean;
  /** The owner's name, or null. */
  owner: string | null;
  closedAt: Date | null;
};

/** The staff member who works on cases: `staffId` becomes the owner of a case. */
export type RightsDesk = { db: Db; actor: string; staffId: number; operatorEmail: string | null };

const CASE = `select rights_case.id, reference, kind, status, rights_case.name, surnames, document, rights_case.email, phone,
    booking_reference as "bookingReference", message, rights_case.locale, rights_case.created_at as "receivedAt",
    due_on::text as "dueOn", extended_at is not null as "isExtended", identity_checked_at is not null as "isIdentityChecked",
    (select staff.name from staff where staff.id = owner_id) as owner, closed_at as "closedAt"
  from rights_case`;

const MAX_CASES = 500;
const MAX_ANSWER_LENGTH = 4_000;

/** Returns the cases, open ones first by due date; at most 500. */
export const listCases = (q: Querier): Promise<RightsCase[]> =>
  q.query<RightsCase>(`${CASE} order by closed_at is not null, due_on, rights_case.id limit ${MAX_CASES}`);

/** Returns the number of cases without an owner. */
export async function countNewCases(q: Querier): Promise<number> {
  const [found] = await q.query<{ count: number }>(
    `select count(*)::integer as count from rights_case where status = 'new'`,
  );
  return found?.count ?? 0;
}

/** Returns the case with a reference, locked until the transaction ends. Throws a DeskRefusal when there is none. */
export async function findCase(tx: Querier, typed: string): Promise<RightsCase> {
  const reference = parseCode(typed, REFERENCE_GROUPS);
  const [found] = await tx.query<RightsCase>(`${CASE} where reference = $1 for update of rights_case`, [reference]);
  if (!found) throw new DeskRefusal('unknown', `There is no case ${typed}.`);
  return found;
}

/**
 * Returns an open case whose person's identity has been checked. Throws a DeskRefusal: unknown, closedCase,
 * identityUnchecked.
 */
export async function findCheckedCase(tx: Querier, typed: string): Promise<RightsCase> {
  const found = await findOpenCase(tx, typed);
  if (!found.isIdentityChecked)
    throw new DeskRefusal('identityUnchecked', `The identity of the person of ${found.reference} is not checked.`);
  return found;
}

async function findOpenCase(tx: Querier, typed: string): Promise<RightsCase> {
  const found = await findCase(tx, typed);
  if (found.closedAt !== null) throw new DeskRefusal('closedCase', `${found.reference} is ${found.status} already.`);
  return found;
}

/** Runs an act on an open case and records it. */
async function onCase(
  desk: RightsDesk,
  typed: string,
  action: AuditAction,
  work: (tx: Querier, found: RightsCase) => Promise<Details | undefined>,
): Promise<void> {
  await desk.db.tx(async (tx) => {
    const found = await findOpenCase(tx, typed);
    const details = await work(tx, found);
    await audit(tx, { actor: desk.actor, action, reference: found.reference, details });
  });
}

/**
 * Makes the actor the owner of a case. Throws a DeskRefusal (caseTaken) when its owner is not the one that was `shown`
 * (null: none).
 */
export const takeCase = (desk: RightsDesk, typed: string, shown: string | null): Promise<void> =>
  onCase(desk, typed, 'take', async (tx, { id, reference, owner }) => {
    if (owner !== shown)
      throw new DeskRefusal('caseTaken', `${reference} now belongs to ${owner ?? 'nobody'}.`, { quien: owner });
    await tx.query(`update rights_case set status = 'working', owner_id = $2 where id = $1`, [id, desk.staffId]);
    return undefined;
  });

/** Records that the person's identity was verified. */
export const checkIdentity = (desk: RightsDesk, typed: string): Promise<void> =>
  onCase(desk, typed, 'identity', async (tx, { id }) => {
    await tx.query(
      `update rights_case set status = 'working', owner_id = coalesce(owner_id, $2),
         identity_checked_at = coalesce(identity_checked_at, now()) where id = $1`,
      [id, desk.staffId],
    );
    return undefined;
  });

/**
 * Extends the case by two months and notifies the person of the reason (RGPD 12.3), once and before its month is over.
 * Throws a DeskRefusal: extendedAlready, tooLate, needsText.
 */
export const extendCase = (desk: RightsDesk, typed: string, why: string): Promise<void> =>
  onCase(desk, typed, 'extend', async (tx, found) => {
    if (found.isExtended) throw new DeskRefusal('extendedAlready', `${found.reference} was extended before.`);
    const [extended] = await tx.query<{ dueOn: string }>(
      `update rights_case set due_on = (due_on + interval '2 months')::date, extended_at = now()
       where id = $1 and due_on >= ${TODAY} returning due_on::text as "dueOn"`,
      [found.id],
    );
    if (!extended) throw new DeskRefusal('tooLate', `The month of ${found.reference} is over.`);
    await mailPerson(tx, desk, found, { about: 'extended', dueOn: extended.dueOn, text: answerText(why) });
    return { until: extended.dueOn };
  });

/** Closes the case with an answer that is mailed to the person. Throws a DeskRefusal: needsText. */
export const answerCase = (
  desk: RightsDesk,
  typed: string,
  { isGranted, text }: { isGranted: boolean; text: string },
): Promise<void> =>
  onCase(desk, typed, 'close', async (tx, found) => {
    const status = isGranted ? 'done' : 'refused';
    await mailPerson(tx, desk, found, { about: isGranted ? 'granted' : 'refused', text: answerText(text) });
    await tx.query(
      'update rights_case set status = $2, closed_at = now(), owner_id = coalesce(owner_id, $3) where id = $1',
      [found.id, status, desk.staffId],
    );
    return { outcome: status };
  });

function answerText(typed: string): string {
  const text = typed.trim().slice(0, MAX_ANSWER_LENGTH);
  if (oneLine(text) === '') throw new DeskRefusal('needsText', 'The text to the person is empty.');
  return text;
}

export type CaseUpdate = {
  about: 'extended' | 'granted' | 'refused' | 'erased';
  text?: string;
  dueOn?: string;
  /** Records of the erased person that the law requires to keep. */
  stored?: { kind: string; number: string; until: string }[];
};

/**
 * Queues a mail about a case to its person and returns its id; a mail that confirms an erasure is deleted once it is
 * sent.
 */
export async function mailPerson(
  tx: Querier,
  { operatorEmail }: Pick<RightsDesk, 'operatorEmail'>,
  { email, locale, reference, name }: RightsCase,
  news: CaseUpdate,
): Promise<number> {
  return await enqueueMail(tx, {
    kind: 'rights-update',
    recipient: email,
    locale,
    payload: { reference, name, ...news },
    replyTo: operatorEmail,
    isForgotten: news.about === 'erased',
  });
}
