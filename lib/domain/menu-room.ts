/**
 * How many entries each column of a menu may show when all together have `room`: as many each, and what one column does
 * not need goes to the others. A menu that shows everything grows with the catalogue, and with it every page.
 */
export function shareRoom(counts: number[], room: number): number[] {
  const shares = counts.map(() => 0);
  let left = room;
  const smallestFirst = counts.map((count, index) => ({ count, index })).sort((a, b) => a.count - b.count);
  smallestFirst.forEach(({ count, index }, place) => {
    const share = Math.min(count, Math.floor(left / (counts.length - place)));
    shares[index] = share;
    left -= share;
  });
  return shares;
}

/** The columns cut to the room they have, each with how many entries it has in truth. */
export function withinRoom<T extends { entries: unknown[] }>(columns: T[], room: number): (T & { count: number })[] {
  const shares = shareRoom(
    columns.map(({ entries }) => entries.length),
    room,
  );
  return columns.map((column, index) => ({
    ...column,
    count: column.entries.length,
    entries: column.entries.slice(0, shares[index]),
  }));
}
