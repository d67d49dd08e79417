import type { StaffAccount } from '#staff/account';
import { DRAFT_HOURS, discardFormDraft, type FormDraftKey, readFormDraft, storeFormDraft } from '#staff/form-drafts';
import { answerStaff, refuseStaff, type StaffEndpoints, type StaffOptions } from './staff-endpoint';

/** Forms whose text survives a reload, with the access they require: a booking by telephone, an answer, a record. */
const FORMS = { nueva: 'patients', respuesta: 'patients', ficha: 'editor' } as const;

/** Parts of an address: numbers, days, references, names of lists. */
const SUBJECT = /^[\w=&.-]{1,100}$/;

/** Text typed into a long form and not sent yet, private to the account (docs/desk.md). */
export function draftEndpoints({ on }: StaffEndpoints, { db }: StaffOptions): void {
  for (const [form, access] of Object.entries(FORMS)) {
    const path = `/borradores/${form}/:asunto`;
    const keyOf = (account: StaffAccount, subject = ''): FormDraftKey | null =>
      SUBJECT.test(subject) ? { staffId: account.id, form, subject } : null;

    on('GET', path, access, async ({ c, account }) => {
      const key = keyOf(account, c.req.param('asunto'));
      if (key === null) return refuseStaff(c, 422, 'badQuery');
      const draft = await readFormDraft(db, key);
      return answerStaff(c, { datos: draft?.data ?? null, guardado: draft?.savedAt ?? null, horas: DRAFT_HOURS });
    });

    on('PUT', path, access, async ({ c, account, body }) => {
      const key = keyOf(account, c.req.param('asunto'));
      const { datos } = body;
      if (key === null || typeof datos !== 'object' || datos === null) return refuseStaff(c, 422, 'badQuery');
      await db.tx((tx) => storeFormDraft(tx, key, datos));
      return answerStaff(c, {});
    });

    on('DELETE', path, access, async ({ c, account }) => {
      const key = keyOf(account, c.req.param('asunto'));
      if (key === null) return refuseStaff(c, 422, 'badQuery');
      await discardFormDraft(db, key);
      return answerStaff(c, {});
    });
  }
}
