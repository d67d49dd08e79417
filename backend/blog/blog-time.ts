/** The blog keeps the time of mainland Spain. */
const ZONE = 'Europe/Madrid';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as local time of the blog without zone: 2026-11-06T10:30:00. */
export const blogTimeNow = (instant: Date): string => format.format(instant).replace(' ', 'T');

/** Local time of the blog as UTC, also without zone, as `date_gmt` has it. */
export function toGmt(local: string): string {
  const asIfUtc = new Date(`${local}Z`);
  const offset = (at: Date) => new Date(`${blogTimeNow(at)}Z`).getTime() - at.getTime();
  // The offset is that of the instant itself, so it is read again once the instant is nearly known.
  const nearly = new Date(asIfUtc.getTime() - offset(asIfUtc));
  return new Date(asIfUtc.getTime() - offset(nearly)).toISOString().slice(0, 19);
}
