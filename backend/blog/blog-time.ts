import { madridTime } from '#madrid-clock';

/** Local time of the blog as UTC, also without zone, as `date_gmt` has it. */
export function toGmt(local: string): string {
  const asIfUtc = new Date(`${local}Z`);
  const offset = (at: Date) => new Date(`${madridTime(at)}Z`).getTime() - at.getTime();
  // The offset is that of the instant itself, so it is read again once the instant is nearly known.
  const nearly = new Date(asIfUtc.getTime() - offset(asIfUtc));
  return new Date(asIfUtc.getTime() - offset(nearly)).toISOString().slice(0, 19);
}
