import { useEffect, useState } from 'react';
import { requestedDoctorId } from '../domain/appointment/consult-hours';
import { type Locale, localePath } from '../i18n/locales';

/**
 * The name of the doctor whose page a request came from, as that page has it: an address can ask for nobody who is not
 * there. Null until it is read, and where there is none. It stays when the form was sent and emptied.
 */
export function useDoctorName(locale: Locale, originPath: string, isSent: boolean): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (isSent) return;
    const stop = new AbortController();
    setName(null);
    if (requestedDoctorId(originPath)) {
      readName(localePath(locale, originPath), stop.signal).then(
        (found) => !stop.signal.aborted && setName(found),
        () => undefined,
      );
    }
    return () => stop.abort();
  }, [locale, originPath, isSent]);
  return name;
}

async function readName(href: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(href, { signal, headers: { accept: 'text/html' } });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('main h1')?.textContent?.trim() || null;
}
