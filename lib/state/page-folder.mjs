/**
 * The folder for rendered pages, in the site's working folder (SITE_FOLDER, by default the current one). Without
 * imports: programs read it before anything is installed.
 */
export const PAGE_FOLDER = '.next/pages';
