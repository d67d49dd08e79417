import { DEFAULT_PHONE } from '@clinic/contract/phone-numbers';

/**
 * The public telephone in its display format (PUBLIC_PHONE, else the group's), for pages and scripts: the browser reads
 * it off the document.
 */
export const publicPhone = (): string =>
  typeof document === 'undefined' ? fromEnvironment() : (document.documentElement.dataset.phone ?? fromEnvironment());

// Accessed through globalThis, so that no polyfill of process is sent to the browser.
const fromEnvironment = (): string =>
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env.PUBLIC_PHONE?.trim() ||
  DEFAULT_PHONE;
