/** Longest answers that are read, in bytes. */
export const BODY_LIMIT_BYTES = 5 * 1024 * 1024;
export const PICTURE_LIMIT_BYTES = 8 * 1024 * 1024;
