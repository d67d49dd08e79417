/**
 * The public telephone as people write it (PUBLIC_PHONE), for pages and scripts alike: the browser reads it off the
 * document, so that no script carries it. Empty when none is configured.
 */
export const publicPhone = (): string =>
  typeof document === 'undefined' ? fromEnvironment() : (document.documentElement.dataset.phone ?? fromEnvironment());

// Reached through globalThis, so that no stand-in of process is sent to the browser.
const fromEnvironment = (): string =>
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env.PUBLIC_PHONE?.trim() ?? '';

/** `tel:` address of a number as people write it; numbers without country code are Spanish. */
export function telHref(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '');
  return `tel:${dialled.startsWith('+') ? dialled : `+34${dialled}`}`;
}

/** wa.me address of a mobile number; the service wants digits only, with country code. */
export function whatsappHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `https://wa.me/${digits.startsWith('+') ? digits.slice(1) : `34${digits}`}`;
}
