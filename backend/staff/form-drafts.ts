import { sealedFields } from '#sealing/values';
import type { Querier } from '#store/db';

/** How long the text of an unsent form is stored after its last change, in hours. */
export const DRAFT_HOURS = 24;

const IS_GOOD = `updated_at > now() - interval '${DRAFT_HOURS} hours'`;

/** Maximum number of unsent forms per account; the oldest are deleted. */
const MAX_DRAFTS = 50;

/** A form of an account, with its subject. */
export type FormDraftKey = { staffId: number; form: string; subject: string };

/** The unsent text of a form, and the ISO time it was stored at. */
export type FormDraft = { data: object; savedAt: string };

/** Returns the stored text of an account's unsent form, or null. */
export async function readFormDraft(q: Querier, { staffId, form, subject }: FormDraftKey): Promise<FormDraft | null> {
  const [draft] = await q.query<FormDraft>(
    `select body as data, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "savedAt"
     from desk_form_draft where staff_id = $1 and form = $2 and subject = $3 and ${IS_GOOD}`,
    [staffId, form, subject],
  );
  return draft ?? null;
}

/** Stores the unsent text of a form, sealed, replacing the previous one. */
export async function storeFormDraft(
  q: Querier,
  { staffId, form, subject }: FormDraftKey,
  data: object,
): Promise<void> {
  await q.query(
    `insert into desk_form_draft (staff_id, form, subject, body) values ($1, $2, $3, $4::jsonb)
     on conflict (staff_id, form, subject) do update set body = excluded.body, updated_at = now()`,
    [staffId, form, subject, sealedFields(data, new Set())],
  );
  await q.query(
    `delete from desk_form_draft where id in
       (select id from desk_form_draft where staff_id = $1 order by updated_at desc, id desc offset ${MAX_DRAFTS})`,
    [staffId],
  );
}

/** Deletes what an account has typed into a form. */
export async function discardFormDraft(q: Querier, { staffId, form, subject }: FormDraftKey): Promise<void> {
  await q.query('delete from desk_form_draft where staff_id = $1 and form = $2 and subject = $3', [
    staffId,
    form,
    subject,
  ]);
}

/** Deletes the drafts that have not changed for a day. */
export async function removeOldFormDrafts(q: Querier): Promise<void> {
  await q.query(`delete from desk_form_draft where not (${IS_GOOD})`);
}
