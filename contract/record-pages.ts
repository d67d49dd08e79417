import { CATALOGUE, type ListName } from './catalogue/catalogue';
import type { Description } from './catalogue/field';

/** The lists whose records have their own pages below a folder, by the name of the folder. */
export const RECORD_PAGES: Readonly<Record<string, ListName>> = Object.fromEntries(
  Object.entries<Description>(CATALOGUE).flatMap(([list, { page }]) => {
    const [, folder] = /^\/([a-z-]+)\/:slug$/.exec(page ?? '') ?? [];
    return folder ? [[folder, list as ListName]] : [];
  }),
);
