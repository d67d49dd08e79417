/** Up to this many pages, each links to all without a collapsed list. */
const MAX_SHOWN = 20;

/** The page numbers to link: all, or of many the first, the last and those around this one, ascending. */
export function pageNumbers(number: number, count: number): number[] {
  if (count <= MAX_SHOWN) return Array.from({ length: count }, (_, index) => index + 1);
  const near = [1, number - 1, number, number + 1, count];
  return [...new Set(near)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
}

/** The paths of the pages of a list in a folder, without language prefix: the first has no number. */
export const pagesIn =
  (folder: string) =>
  (number: number): string =>
    number === 1 ? folder : `${folder}/pagina/${number}`;

/** The number in the address of a further page; 0 if invalid, such as '1' (the first page has none), '02' or a word. */
export const pageNumberOf = (written: string): number =>
  /^(?:[2-9]|[1-9]\d{1,5})$/.test(written) ? Number(written) : 0;

/** Maximum number of page links in a list of all pages. */
const MAX_LINKS = 60;

/** Every page of a list; for a very long one, a selection from which every page is at most a few steps away. */
export function everyPage(count: number): number[] {
  const step = Math.ceil(count / MAX_LINKS);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step + 1);
}
