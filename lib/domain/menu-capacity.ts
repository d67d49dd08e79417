/**
 * How many entries each column of a menu may show when all together have `capacity`: as many each, and what one column does
 * not need goes to the others. A menu that shows everything grows with the catalogue, and with it every page.
 */
export function shareCapacity(counts: number[], capacity: number): number[] {
  const shares = counts.map(() => 0);
  let left = capacity;
  const smallestFirst = counts.map((count, index) => ({ count, index })).sort((a, b) => a.count - b.count);
  smallestFirst.forEach(({ count, index }, rank) => {
    const share = Math.min(count, Math.floor(left / (counts.length - rank)));
    shares[index] = share;
    left -= share;
  });
  return shares;
}

/** The capacity of a menu for all of its entries, and what it shows when there are more: those, and the way to all. */
export type MenuCapacity = { most: number; ofMany: number };

/** The columns cut to the capacity they have, each with how many entries it has in truth. */
export function withinCapacity<T extends { entries: unknown[] }>(
  columns: T[],
  capacity: MenuCapacity,
): (T & { count: number })[] {
  const counts = columns.map(({ entries }) => entries.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = shareCapacity(counts, total > capacity.most ? capacity.ofMany : capacity.most);
  return columns.map((column, index) => ({
    ...column,
    count: column.entries.length,
    entries: column.entries.slice(0, shares[index]),
  }));
}
