/** Up to so many pages each leads to all without unfolding the list of them. */
const MOST_SHOWN = 20;

/** The pages a visitor is shown the way to: all, or of many the first, the last and those around this one, ascending. */
export function pageNumbers(number: number, count: number): number[] {
  if (count <= MOST_SHOWN) return Array.from({ length: count }, (_, index) => index + 1);
  const near = [1, number - 1, number, number + 1, count];
  return [...new Set(near)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
}

/** The paths of the pages of a list in a folder, without language prefix: the first has no number. */
export const pagesIn =
  (folder: string) =>
  (number: number): string =>
    number === 1 ? folder : `${folder}/pagina/${number}`;

/** The number in the address of a further page: the first has none, and '02' or a word is no page. 0 for those. */
export const pageNumberOf = (written: string): number =>
  /^(?:[2-9]|[1-9]\d{1,5})$/.test(written) ? Number(written) : 0;

/** As many page links as a list of all of them holds. */
const MOST_LINKS = 60;

/** Every page of a list; of a very long one, pages so far apart that none is more than a few steps from one of these. */
export function everyPage(count: number): number[] {
  const step = Math.ceil(count / MOST_LINKS);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step + 1);
}
