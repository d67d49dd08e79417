import { useEffect, useState } from 'react';
import { requestJson } from '../browser/request';
import type { PhonePart } from '../domain/phone';
import type { Locale } from '../i18n/locales';

type Reach = { address: string | null; phone: PhonePart[] | null };
const UNKNOWN: Reach = { address: null, phone: null };

/** Address and telephone of a clinic, which the forms do not carry; null until read, and if they cannot be read. */
export function useClinicReach(locale: Locale, clinicId: string): Reach {
  const [reach, setReach] = useState(UNKNOWN);
  useEffect(() => {
    const stop = new AbortController();
    setReach(UNKNOWN);
    requestJson<({ id: string } & Reach)[]>(`/api/clinicas?locale=${locale}`, { signal: stop.signal }).then(
      (clinics) => setReach(clinics.find(({ id }) => id === clinicId) ?? UNKNOWN),
      () => undefined,
    );
    return () => stop.abort();
  }, [locale, clinicId]);
  return reach;
}
