import type { Counts, Watched } from '#inbox/counts';
import type { Answer, Facts } from '#inbox/detail';
import { INBOXES, KINDS } from '#inbox/kinds';
import type { InboxItem } from '#inbox/list';

/** Kinds by their wire names. */
export const wireKinds = (kinds: readonly Watched[]): string[] =>
  kinds.map((kind) => (kind === 'agenda' ? kind : INBOXES[kind].path));

/** How many are new, in all and by inbox; inboxes the account does not see are not there. */
export function wireCounts(fresh: Counts['fresh']): { bandejas: number; tipos: Record<string, number> } {
  const seen = KINDS.flatMap((kind) => (fresh[kind] === undefined ? [] : [[INBOXES[kind].path, fresh[kind]] as const]));
  return { bandejas: seen.reduce((sum, [, count]) => sum + count, 0), tipos: Object.fromEntries(seen) };
}

const STATES = { new: 'nueva', working: 'encurso', done: 'hecha' } as const;

/** A line of an inbox; `mia` when it is the account's, `cerrada` when an act elsewhere has done it. */
export const wireItem = (item: InboxItem, accountId: number) => ({
  ...{
    id: item.id,
    estado: STATES[item.state],
    cerrada: item.isClosed,
    quien: item.owner,
    mia: item.ownerId === accountId,
  },
  ...{ centromedico: item.clinicId, clinica: item.clinic, nombre: item.name, telefono: item.phone },
  ...{ fechadeseada: item.wishedDay, horariodeseado: item.wishedPart },
  ...{ asunto: item.about, centimos: item.cents, reserva: item.booking, recibida: item.received, vence: item.due },
});

/** An item whole. */
export const wireDetail = (item: InboxItem, accountId: number, more: { facts: Facts; answers: Answer[] }) => ({
  ...wireItem(item, accountId),
  datos: more.facts,
  respuestas: more.answers,
});
