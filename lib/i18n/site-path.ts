/**
 * True for a path of this site. Browsers read a backslash as a slash and drop tabs and line ends, so `/\host` and
 * `/<tab>/host` lead to another site as `//host` does.
 */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(address);
