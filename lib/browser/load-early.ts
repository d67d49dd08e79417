import type { Locale } from '@/lib/i18n/locales';

/**
 * Loads what a control opens as soon as this file runs, when the control was pressed before (components/layout/early-presses.ts
 * marks it): hydrating the page takes a phone longer than the line takes. A failure is that of the press itself.
 */
export function loadEarly(control: string, load: (locale: Locale) => Promise<unknown>): void {
  if (typeof document === 'undefined' || !document.querySelector(`${control}[aria-busy=true]`)) return;
  load(document.documentElement.lang as Locale).catch(() => undefined);
}
