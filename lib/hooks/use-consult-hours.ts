import useSWR from 'swr';
import type { ConsultDay, ConsultQuery } from '../domain/appointment/consult-hours';
import type { Locale } from '../i18n/locales';

type Found = { days: ConsultDay[] | null | undefined; askAgain: () => void };

/** The next days with free hours; undefined while they are asked for, null where there are none to choose from. */
export function useConsultHours(locale: Locale, query: ConsultQuery | null): Found {
  const { data, error, mutate } = useSWR(query && addressOf(locale, query), read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { days: error ? null : data, askAgain: () => void mutate() };
}

function addressOf(locale: Locale, { clinicId, specialityId, doctorId, from }: ConsultQuery): string {
  const asked = new URLSearchParams({
    ...{ centromedico: clinicId, especialidad: specialityId, locale },
    ...(doctorId !== null && { medico: doctorId }),
    ...(from !== null && { fecha: from }),
  });
  return `/api/citas/consulta?${asked}`;
}

async function read(address: string): Promise<ConsultDay[] | null> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const { days }: { days: ConsultDay[] | null } = await response.json();
  return days && days.length > 0 ? days : null;
}
