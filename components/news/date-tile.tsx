/** A date formatted on the server: `month` is its three Spanish letters, `spoken` the date in the page's language. */
export type TileDate = { iso: string; day: string; month: string; year: string; spoken: string };

/** Day, three-letter month and year of a post (M46, M83). */
export function DateTile({ date }: { date: TileDate }) {
  return (
    <time dateTime={date.iso} className="date-tile">
      <span aria-hidden="true">
        <strong>{date.day}</strong>
        {date.month && <span>{date.month}</span>}
        <span>{date.year}</span>
      </span>
      <span className="sr-only">{date.spoken}</span>
    </time>
  );
}
