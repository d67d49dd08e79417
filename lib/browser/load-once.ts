import type { Locale } from '@/lib/i18n/locales';
import { requestJson } from './request';

const responses = new Map<string, Promise<unknown>>();

/** Returns the JSON of a GET endpoint of this site, requested once per page; after a failure again. Throws. */
export function loadOnce<T>(address: string): Promise<T> {
  const known = responses.get(address);
  if (known) return known as Promise<T>;
  const loading = requestJson<T>(address);
  responses.set(address, loading);
  loading.catch(() => responses.delete(address));
  return loading;
}

/**
 * Loads the data of a control as soon as the control's file runs, if the control was pressed before
 * (components/layout/early-presses.ts marks it): hydration takes a phone longer than the request takes. A failure is
 * handled by the press.
 */
export function loadEarly(control: string, load: (locale: Locale) => Promise<unknown>): void {
  if (typeof document === 'undefined' || !document.querySelector(`${control}[aria-busy=true]`)) return;
  load(document.documentElement.lang as Locale).catch(() => undefined);
}
