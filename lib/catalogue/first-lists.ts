import 'server-only';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { processState } from '@/lib/state/process-state';
import { listAssociatedClinics, listOwnClinics } from './clinics';
import { getDoctorPage } from './doctor-directory';
import { listDoctorRows } from './doctor-rows';
import { listProducts } from './products';
import { getShell } from './shell';
import { listSpecialities } from './specialities';
import { listTests } from './tests';

/** In the order visitors need them: lists on every page, the home page's lists, the directories, other pages. */
const LISTS: Record<string, (locale: Locale) => Promise<unknown>> = {
  shell: getShell,
  specialities: listSpecialities,
  clinics: listOwnClinics,
  associated: listAssociatedClinics,
  doctors: (locale) => getDoctorPage(locale, 1),
  products: listProducts,
  tests: listTests,
  'doctors of a clinic': listDoctorRows,
};

const WAIT_MS = 1_000;

/**
 * True once this process has read the lists of the catalogue, so that no visitor waits for all of them.
 * The first call starts reading and waits a second at most. A failed list is logged and left to the page that needs it.
 */
export async function areFirstListsRead(): Promise<boolean> {
  const reading = processState('first-lists', () => ({ isDone: false, work: null as Promise<void> | null }));
  if (reading.isDone) return true;
  reading.work ??= readAll().then(() => {
    reading.isDone = true;
  });
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([reading.work, waited]);
  clearTimeout(timer);
  return reading.isDone;
}

/** Reads one list after another, so that concurrent visitors do not queue behind all of them. */
async function readAll(): Promise<void> {
  for (const locale of LOCALES) {
    for (const [list, read] of Object.entries(LISTS)) {
      await read(locale).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        log.warn({ list, locale, reason }, 'A list was not read at the start');
      });
    }
  }
}
