/* The framework's scripts, which the page lists and does not ask for (docs/decisions/0127). */
import { DEFERRED_SCRIPT_TYPE, PAGE_DATA_TYPE } from '@/lib/domain/page-marks';
import { setPageData } from '@/server/next-internals/page-data';

/** What is in sight comes first, also after the load event: pictures, and what a browser measures of them. */
const PREFETCH_PAUSE_MS = 2_000;

type Line = { effectiveType?: string; saveData?: boolean };

const list = document.querySelector(`script[type=${DEFERRED_SCRIPT_TYPE}]`);
const deferred = list?.textContent?.split(' ') ?? [];

/** Asks for the scripts, once. `onFailure` is called for each that cannot be loaded. */
export function loadFramework(onFailure: () => void): void {
  const data = document.querySelector(`script[type=${PAGE_DATA_TYPE}]`);
  if (data?.textContent) setPageData(data.textContent);
  data?.remove();
  for (const file of deferred.splice(0)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = file;
    script.onerror = onFailure;
    document.head.append(script);
  }
}

/** Puts the scripts into the browser's cache where the line is known to be good, so that the first use waits for work alone. */
export function prefetchFramework(): void {
  const line = (navigator as Navigator & { connection?: Line }).connection;
  if (line?.effectiveType !== '4g' || line.saveData) return;
  setTimeout(() => requestIdleCallback(hintAtFiles), PREFETCH_PAUSE_MS);
}

function hintAtFiles(): void {
  for (const file of deferred) {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.as = 'script';
    hint.href = file;
    document.head.append(hint);
  }
}
