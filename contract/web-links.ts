/**
 * True for a path of this site. Browsers read a backslash as a slash and drop tabs and line ends, so `/\host` and
 * `/<tab>/host` lead to another site, like `//host`.
 */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(address);

/** Returns a root-relative address without language prefix, or an absolute one of http(s), mailto or tel; otherwise null. */
export function hrefOf(value: string | null): string | null {
  const href = value?.trim();
  if (!href) return null;
  if (isSitePath(href) || /^(?:mailto:|tel:)/i.test(href)) return href;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? href : null;
  return /^[\w-]+(?:\/[\w-]+)*$/.test(href) ? `/${href}` : null;
}

/**
 * A valid http(s) address; one without scheme gets https (docs/contract.md#blog-address) and must have a dot in its host.
 * Null for any other text, such as the name of an account ("@clinica") or a misspelt scheme.
 */
export function webAddress(value: string | null): string | null {
  const text = value?.trim() ?? '';
  const hasScheme = /^https?:\/\//i.test(text);
  const full = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(full) || /^https?:\/\/[^/?#]*@/i.test(full)) return null;
  const { hostname } = new URL(full);
  return (hasScheme ? hostname.length > 1 : hostname.includes('.')) ? full : null;
}
