/** The name of a purge: one that many sites make has the same in all of them. */
export const PURGE_HEADER = 'x-purge-id';
