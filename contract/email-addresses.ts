import { FIELD_LENGTHS } from './field-rules';

/** The characters that `<input type=email>` accepts before the @; dots only between others, as mail servers require. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const MAX_LOCAL_LENGTH = 64;
/** An ASCII domain: labels of at most 63 characters without a hyphen at either end, the last one no number. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const ASCII = /^[\w.-]*$/;
const HYPHEN_AT_END = /(?:^|\.)-|-(?:\.|$)/;
const LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Returns one address as mail servers take it: internationalised domains in ASCII, and the part before the @ as typed. Null
 * for any other text (docs/contract.md#e-mail-addresses).
 */
export function readEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))];
  if (at < 1 || local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local) || domain === null) return null;
  const address = `${local}@${domain}`;
  return address.length <= FIELD_LENGTHS.email ? address : null;
}

/** Lower-case ASCII; null for a text that is no domain with a dot. */
function asciiDomain(text: string): string | null {
  const typed = text.toLowerCase();
  if (ASCII.test(typed)) return DOMAIN.test(typed) ? typed : null;
  const address = `http://${typed}`;
  if (!LETTERS.test(typed) || HYPHEN_AT_END.test(typed) || !URL.canParse(address)) return null;
  const domain = new URL(address).hostname;
  return DOMAIN.test(domain) ? domain : null;
}

/** True for a single address that mail can be sent to. */
export const isEmailAddress = (text: string): boolean => readEmail(text) !== null;

/** True for equal addresses: case and the notation of the domain are ignored (M123). */
export const isSameEmail = (one: string, other: string): boolean =>
  (readEmail(one) ?? one).toLowerCase() === (readEmail(other) ?? other).toLowerCase();

/** `mailto:` address of a text; null when it is no e-mail address. */
export function mailtoHref(text: string): string | null {
  const address = readEmail(text.trim());
  if (!address) return null;
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+')}${address.slice(at)}`;
}
