/**
 * Where rendered pages are kept, in the folder the site runs in (SITE_FOLDER, where that is not the current one). Without imports:
 * programs read it before anything is installed.
 */
export const PAGE_FOLDER = '.next/pages';
