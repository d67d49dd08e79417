/* The framework's scripts, which the page lists and does not ask for (docs/decisions/0127). */
import { DEFERRED_SCRIPT_TYPE, PAGE_DATA_TYPE } from '@/lib/domain/page-marks';
import { setPageData } from '@/server/next-internals/page-data';

/** What is in sight comes first, also after the load event: pictures, and what a browser measures of them. */
const PREFETCH_PAUSE_MS = 2_000;

type Line = { effectiveType?: string; saveData?: boolean };

type Listed = { files: string[]; data: string; dataElement: Element | null };

let listed: Listed | null = null;

/** What the end of the document names, which must be there: the scripts, and the page's data or where it is. */
function readList(): Listed {
  if (listed) return listed;
  const scripts = document.querySelector(`script[type=${DEFERRED_SCRIPT_TYPE}]`);
  const dataElement = document.querySelector(`script[type=${PAGE_DATA_TYPE}]`);
  listed = { files: scripts?.textContent?.split(' ') ?? [], data: dataElement?.textContent ?? '', dataElement };
  return listed;
}

/** Where the data is; null when it is in the page. */
const addressOf = ({ data }: Listed) => (data.startsWith('/') ? data : null);

/** Asks for the scripts and the data of the page, once. `onFailure` is called for each that cannot be loaded. */
export function loadFramework(onFailure: () => void): void {
  const page = readList();
  if (page.files.length === 0) return;
  const dataAddress = addressOf(page);
  page.dataElement?.remove();
  if (dataAddress) readText(dataAddress).then(setPageData, onFailure);
  else if (page.data) setPageData(page.data);
  for (const file of page.files.splice(0)) {
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

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return await response.text();
}

function hintAtFiles(): void {
  const page = readList();
  const dataAddress = addressOf(page);
  const needed = page.files.length > 0 && dataAddress ? [dataAddress, ...page.files] : page.files;
  for (const file of needed) {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.as = file === dataAddress ? 'fetch' : 'script';
    hint.href = file;
    document.head.append(hint);
  }
}
