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

/** A valid http(s) address; one without scheme gets https (docs/contract.md#blog-address). Null for any other text. */
export function webAddress(value: string | null): string | null {
  const text = value?.trim() ?? '';
  if (!text) return null;
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && !url.username && url.hostname.length > 1 ? full : null;
}
