import { STARTS_AT } from '#madrid-sql';
import type { Querier } from '#store/db';

/** The place of the booking's reference in VIDEO_LINK. */
const REFERENCE = '{reference}';
const MAX_LENGTH = 500;

/** SQL of the link that reception entered for a booking; null without one. */
export const OWN_VIDEO_LINK = `booking.patient ->> 'enlacevideo'`;

/** Returns a link that reception typed, or null unless it is an https address without user name. */
export function parseVideoLink(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_LENGTH || /\s/.test(text) || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

/** True for a usable VIDEO_LINK: an https address whose path, query or fragment has the place of the reference once. */
export function isVideoTemplate(template: string): boolean {
  const parts = template.split(REFERENCE);
  const [host = ''] = /^https:\/\/[^/?#]+/.exec(parts[0] ?? '') ?? [];
  return parts.length === 2 && host !== '' && host !== parts[0] && parseVideoLink(parts.join('7KQF-M2TX')) !== null;
}

type VideoVisit = { isVideo: boolean; videoLink: string | null; reference: string };

/** Returns the link of a video call: the one reception entered, otherwise the template's; null for other visits. */
export function videoLinkOf({ isVideo, videoLink, reference }: VideoVisit, template: string | null): string | null {
  if (!isVideo) return null;
  return videoLink ?? template?.replace(REFERENCE, encodeURIComponent(reference)) ?? null;
}

/**
 * True if no reminder will be the first to contain the link of a confirmed visit that is still to come: one was queued
 * already, or the last one was due before. `hours`: of the reminders, before the visit.
 */
export async function isLinkSentNow(tx: Querier, id: number, hours: readonly number[], now: Date): Promise<boolean> {
  const found = await tx.query(
    `select 1 from booking where id = $1 and status = 'confirmed' and ${STARTS_AT} > $2::timestamptz
       and ($3::integer is null or ${STARTS_AT} <= $2::timestamptz + make_interval(hours => $3::integer)
         or exists (select from reminder where booking_id = booking.id and starts_at = ${STARTS_AT}))`,
    [id, now.toISOString(), hours.length > 0 ? Math.min(...hours) : null],
  );
  return found.length > 0;
}
