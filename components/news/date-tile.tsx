/** A date formatted on the server: `month` is its three letters, `iso` the calendar date, YYYY-MM-DD. */
export type TileDate = { iso: string; day: string; month: string; year: string };

/** Day, three-letter month and year of a post (M46, M83). */
export function DateTile({ date }: { date: TileDate }) {
  return (
    <time dateTime={date.iso} className="date-tile">
      <strong>{date.day}</strong>
      {date.month && <span>{date.month}</span>}
      <span>{date.year}</span>
    </time>
  );
}
