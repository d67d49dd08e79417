/** Where rendered pages are kept, in the folder the site runs in. Without imports: programs read it before anything is installed. */
export const PAGE_FOLDER = '.next/pages';
