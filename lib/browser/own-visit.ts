import type { OwnChange, OwnVisitAnswer, PricedSlot } from '../domain/appointment/own-visit';
import type { Locale } from '../i18n/locales';
import { postForm } from './post-form';
import { request } from './request';

const PATH = '/api/citas/propia';

/** Longer than a browser needs to start a download. */
const DOWNLOAD_MS = 60_000;

type Opened = { locale: Locale; secret: string };

/** Returns the booking of a link; `failed` if the request failed. Never throws. */
export async function fetchOwnVisit({ locale, secret }: Opened): Promise<OwnVisitAnswer | { kind: 'failed' }> {
  const answer = await postForm(PATH, { accion: 'ver', secreto: secret, locale });
  if (answer.kind === 'invalid') return { kind: 'unknown' }; // it cannot be a secret
  return answer.kind === 'done' ? (answer.body as OwnVisitAnswer) : { kind: 'failed' };
}

/**
 * Returns the address of a booking's own page if this browser made the booking, or null if it did not or the request
 * failed. Never throws.
 */
export async function fetchOwnPage(locale: Locale, numcita: string): Promise<string | null> {
  const answer = await postForm(PATH, { accion: 'abrir', numcita, locale });
  return answer.kind === 'done' && typeof answer.body.href === 'string' ? answer.body.href : null;
}

/** Downloads a receipt of the booking as a PDF; returns false on failure. Never throws. */
export async function downloadOwnReceipt({ locale, secret }: Opened, number: string): Promise<boolean> {
  const body = { accion: 'recibo', secreto: secret, numero: number, locale };
  const file = await request(PATH, { body })
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  if (!file) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${number}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
  return true;
}

/** Returns the free hours of a day YYYY-MM-DD, or null if the request failed. Never throws. */
export async function fetchOwnHours({ locale, secret }: Opened, day: string): Promise<PricedSlot[] | null> {
  const answer = await postForm(PATH, { accion: 'huecos', secreto: secret, fecha: day, locale });
  return answer.kind === 'done' ? (answer.body.slots as PricedSlot[]) : null;
}

/**
 * Moves the visit if `sequence` is unchanged. Returns null if the result is unknown; a repeated request has no second
 * effect. Never throws.
 */
export const moveOwn = (
  opened: Opened,
  to: { day: string; start: string; sequence: number },
): Promise<OwnChange | null> =>
  change(opened, { accion: 'mover', fecha: to.day, initTime: to.start, secuencia: to.sequence });

/** Cancels the visit; null if the result is unknown. Never throws. */
export const cancelOwn = (opened: Opened): Promise<OwnChange | null> => change(opened, { accion: 'anular' });

/** Confirms that the patient is coming, or takes it back; null if the result is unknown. Never throws. */
export const confirmOwn = (opened: Opened, isComing: boolean): Promise<OwnChange | null> =>
  change(opened, { accion: 'asistire', asiste: isComing });

async function change({ locale, secret }: Opened, asked: object): Promise<OwnChange | null> {
  const answer = await postForm(PATH, { ...asked, secreto: secret, locale });
  return answer.kind === 'done' ? (answer.body as OwnChange) : null;
}
