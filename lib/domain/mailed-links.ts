import { decodeIfEncoded } from '@clinic/contract/address-parts';

/*
 * Links in mails have their secret after the #. Mail programs encode the #, once or more, and append parameters and
 * punctuation.
 */

const HASH = /#|%(?:25)*23/gi;

/** The secret of a link to a booking or to an entry of the waiting list: 256 random bits in base64url. */
export const VISIT_SECRET = /^[\w-]{43}(?![\w-])/;

/** The secret of a link that sets a password. */
export const TOKEN = /^token=[\w-]{43}(?![\w-])/;

/** The part of an address after its #, encoded or not, that has the shape; null if there is none. */
export function fragmentIn(address: string, shape: RegExp): string | null {
  const rests = [...address.matchAll(HASH)].map((mark) =>
    decodeIfEncoded(decodeIfEncoded(address.slice(mark.index + mark[0].length))),
  );
  return rests.flatMap((rest) => shape.exec(rest)?.[0] ?? [])[0] ?? null;
}

/** Splits a text that precedes the # of an address at an encoded #; without one it is unchanged. */
export function withFragment({ search, hash }: { search: string; hash: string }): { search: string; hash: string } {
  const [mark] = hash === '' ? search.matchAll(HASH) : [];
  if (mark === undefined) return { search, hash };
  const rest = search.slice(mark.index + mark[0].length);
  return { search: search.slice(0, mark.index), hash: `#${decodeIfEncoded(decodeIfEncoded(rest))}` };
}

/*
 * The forms of the pages of mailed links for visitors without JavaScript, with the ids of the sentences by outcome
 * (lib/http/form-post).
 */

const MAILING = { sent: 'enlace-enviado', invalid: 'enlace-revisar', failed: 'enlace-no-enviado' } as const;

/** Mails the link of an appointment again. */
export const MAILED_LINK_FORM = { action: '/api/citas/enlace', path: '/cita', sentences: MAILING } as const;

/** Mails the links to the waiting list again. */
export const WAITING_LINK_FORM = { action: '/api/citas/espera/enlace', path: '/espera', sentences: MAILING } as const;

/** Cancels an appointment or request (`dropped`). */
export const CANCEL_FORM = {
  action: '/api/citas/propia',
  path: '/cita',
  sentences: {
    ...{ cancelled: 'anulada', refunded: 'anulada-con-devolucion', dropped: 'solicitud-anulada' },
    ...{ invalid: 'anular-revisar', unknown: 'anular-desconocida', late: 'anular-tarde', closed: 'anular-cerrada' },
    ...{ notOffered: 'anular-por-telefono', failed: 'anular-no-se-sabe' },
  },
} as const;

/** Leaves the waiting list; `over`: the entry had ended. */
export const LEAVE_FORM = {
  action: '/api/citas/espera/salir',
  path: '/espera',
  sentences: {
    ...{ left: 'fuera-de-la-lista', over: 'salir-acabada', invalid: 'salir-revisar', unknown: 'salir-desconocida' },
    ...{ notOffered: 'salir-por-telefono', failed: 'salir-no-se-sabe' },
  },
} as const;
