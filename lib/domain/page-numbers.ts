/** The pages a visitor is shown the way to: the first, the last and those around the present one, ascending. */
export function pageNumbers(number: number, count: number): number[] {
  const near = [1, number - 1, number, number + 1, count];
  return [...new Set(near)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
}

/** The number in the address of a further page: the first has none, and '02' or a word is no page. 0 for those. */
export const pageNumberOf = (written: string): number =>
  /^(?:[2-9]|[1-9]\d{1,5})$/.test(written) ? Number(written) : 0;
