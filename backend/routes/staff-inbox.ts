import type { Context } from 'hono';
import { audit, auditList, staffActor } from '#audit';
import {
  assignItem,
  finishItem,
  type ItemAction,
  readColleagues,
  releaseItem,
  reopenItem,
  resendMail,
  takeItem,
} from '#inbox/acts';
import { answerMessage } from '#inbox/answer';
import { type Counts, countsOf, readTallies, type Watched } from '#inbox/counts';
import { type Answer, type Facts, readAnswers, readFacts } from '#inbox/detail';
import { canSeeInbox, INBOXES, type InboxKind, KINDS, kindOf } from '#inbox/kinds';
import { type Filter, type InboxItem, readInbox, readItem } from '#inbox/list';
import { approveRegistration, disableRegistered, refuseRegistration } from '#inbox/professionals';
import { InboxRefusal } from '#inbox/refusal';
import { countNewCases } from '#rights/cases';
import { mayReadCases, type StaffAccount } from '#staff/account';
import { clinicsOf } from './staff-bookings';
import {
  answerStaff,
  refuseStaff,
  type StaffCall,
  type StaffEndpoints,
  type StaffOptions,
  textOf,
} from './staff-endpoint';

type Call = StaffCall<'patients'>;

const FILTER_NAMES: Record<string, Filter> = { nuevas: 'new', mias: 'mine', abiertas: 'open', hechas: 'done' };

/** The inboxes: waiting items, their owners, and actions on them (docs/desk.md). */
export function inboxEndpoints(endpoints: StaffEndpoints, options: StaffOptions): void {
  readingEndpoints(endpoints, options);
  owningEndpoints(endpoints, options);
  actingEndpoints(endpoints, options);
}

function readingEndpoints({ on }: StaffEndpoints, { db }: StaffOptions): void {
  on('GET', '/pendiente', 'patients', async ({ c, account }) =>
    answerStaff(c, {
      ...wireCounts(countsOf(await readTallies(db), account).fresh),
      ...(mayReadCases(account) && { derechos: await countNewCases(db) }),
    }),
  );

  on('GET', '/bandejas/:tipo', 'patients', async ({ c, account }) => {
    const kind = kindOf(c.req.param('tipo') ?? '');
    const filter = FILTER_NAMES[c.req.query('filtro') ?? 'abiertas'];
    const clinics = clinicsOf(c, account);
    if (kind === null || filter === undefined || clinics === null) return refuseStaff(c, 422, 'badQuery');
    if (!canSeeInbox(account, kind)) return refuseStaff(c, 403, 'forbidden');
    const { chosen } = clinics;
    const items = await db.tx(async (tx) => {
      const details = { clinic: chosen ?? 'all', filter };
      await auditList(tx, staffActor(account.id), `inbox ${kind}`, details);
      return await readInbox(tx, kind, { account, chosen, filter });
    });
    return answerStaff(c, { lineas: items.map((item) => wireItem(item, account.id)) });
  });

  on('GET', '/bandejas/:tipo/:id', 'patients', async (call) => answerItem(db, call, onItemOf(call)));

  on('GET', '/bandejas/:tipo/:id/companeros', 'patients', async (call) => {
    const { kind, id, account } = onItemOf(call);
    const item = await readItem(db, kind, { account, id });
    if (!item) throw new InboxRefusal('unknownItem');
    const colleagues = await readColleagues(db, kind, item);
    return answerStaff(call.c, { personas: colleagues.map(({ id: one, name }) => ({ id: one, nombre: name })) });
  });
}

/** Endpoints for the owner and state of an item. */
function owningEndpoints({ on }: StaffEndpoints, { db }: StaffOptions): void {
  const owning = (act: string, run: (on: ItemAction, call: Call) => Promise<void>) =>
    on('POST', `/bandejas/:tipo/:id/${act}`, 'patients', async (call) => {
      const item = onItemOf(call);
      await run(item, call);
      return answerStaff(call.c, await lineOf(db, item));
    });
  owning('tomar', (item) => takeItem(db, item));
  owning('soltar', (item) => releaseItem(db, item));
  owning('pasar', (item, { body }) => assignItem(db, item, Number(body.a) || 0));
  owning('hecha', (item) => finishItem(db, item));
  owning('reabrir', (item) => reopenItem(db, item));
}

/** Endpoints for actions on items. */
function actingEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const { db, operatorEmail } = options;
  const sending = { db, operatorEmail };
  on('POST', '/bandejas/mensajes/:id/responder', 'patients', async (call) => {
    const item = onItemOf(call, 'message');
    await answerMessage(sending, item, textOf(call.body.texto));
    return await answerItem(db, call, item);
  });
  on('POST', '/bandejas/correos/:id/reenviar', 'patients', async (call) => {
    await resendMail(db, onItemOf(call, 'mail'));
    return answerStaff(call.c, {});
  });

  const judging = (act: string, run: (on: ItemAction, call: Call) => Promise<void>) =>
    on('POST', `/bandejas/profesionales/:id/${act}`, 'manager', async (call) => {
      const item = onItemOf(call, 'professional');
      await run(item, call);
      return await answerItem(db, call, item);
    });
  judging('aprobar', (item) => approveRegistration(db, item));
  judging('rechazar', (item, { body }) => refuseRegistration(sending, item, textOf(body.razon)));
  judging('inhabilitar', (item) => disableRegistered(db, item));
}

/**
 * Returns the item of a call's address. Throws an InboxRefusal (unknownItem) if there is none, or the account does not
 * see the inbox.
 */
function onItemOf({ c, account }: { c: Context; account: StaffAccount }, known?: InboxKind): ItemAction {
  const kind = known ?? kindOf(c.req.param('tipo') ?? '');
  const id = c.req.param('id') ?? '';
  if (kind === null || !/^[1-9]\d{0,14}$/.test(id) || !canSeeInbox(account, kind))
    throw new InboxRefusal('unknownItem');
  return { account, kind, id: Number(id) };
}

/** Responds with the complete item and logs the access. */
async function answerItem(db: StaffOptions['db'], { c }: { c: Context }, { account, kind, id }: ItemAction) {
  const answer = await db.tx(async (tx) => {
    const item = await readItem(tx, kind, { account, id });
    if (!item) throw new InboxRefusal('unknownItem');
    await audit(tx, { actor: staffActor(account.id), action: 'show', reference: item.subject });
    const answers = kind === 'message' ? await readAnswers(tx, id) : [];
    return wireDetail(item, account.id, { facts: await readFacts(tx, kind, id), answers });
  });
  return answerStaff(c, answer);
}

/** Returns the item as a line. */
async function lineOf(db: StaffOptions['db'], { account, kind, id }: ItemAction): Promise<object> {
  const item = await readItem(db, kind, { account, id });
  return item ? wireItem(item, account.id) : {};
}

/** Returns kinds by their wire names. */
export const wireKinds = (kinds: readonly Watched[]): string[] =>
  kinds.map((kind) => (kind === 'agenda' ? kind : INBOXES[kind].path));

/** Returns the number of new items, in total and by inbox, without inboxes the account does not see. */
export function wireCounts(fresh: Counts['fresh']): { bandejas: number; tipos: Record<string, number> } {
  const seen = KINDS.flatMap((kind) => (fresh[kind] === undefined ? [] : [[INBOXES[kind].path, fresh[kind]] as const]));
  return { bandejas: seen.reduce((sum, [, count]) => sum + count, 0), tipos: Object.fromEntries(seen) };
}

const STATES = { new: 'nueva', working: 'encurso', done: 'hecha' } as const;

/** A line of an inbox; `mia` if the account owns it, `cerrada` if an action elsewhere has completed it. */
const wireItem = (item: InboxItem, accountId: number) => ({
  ...{
    id: item.id,
    estado: STATES[item.state],
    cerrada: item.isClosed,
    quien: item.owner,
    mia: item.ownerId === accountId,
  },
  ...{ centromedico: item.clinicId, clinica: item.clinic, nombre: item.name, telefono: item.phone },
  ...{ fechadeseada: item.wishedDay, horariodeseado: item.wishedPart },
  llamada: item.call && { fecha: item.call.day, desde: item.call.from, hasta: item.call.until },
  ...{ asunto: item.about, centimos: item.cents, reserva: item.booking, recibida: item.received, vence: item.due },
});

/** A complete item. */
const wireDetail = (item: InboxItem, accountId: number, more: { facts: Facts; answers: Answer[] }) => ({
  ...wireItem(item, accountId),
  datos: more.facts,
  respuestas: more.answers,
});
