import { useEffect, useState } from 'react';

const DOCTOR = 'medico';

/**
 * The open profile and the address that says it, in step: each profile is a step of the history, so that Back leads from
 * it to the list. Null: none is open.
 */
export function useOpenProfile() {
  const [doctor, setDoctor] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setDoctor(new URLSearchParams(location.search).get(DOCTOR));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  return {
    doctor,
    open: (id: string) => {
      setDoctor(id);
      history.pushState({ isProfile: true }, '', addressWith(id));
    },
    close: () => {
      setDoctor(null);
      if (history.state?.isProfile) history.back();
      else history.replaceState(history.state, '', addressWith(null));
    },
  };
}

/** The present address with this profile open; what else it carries stays. */
function addressWith(doctor: string | null): string {
  const query = new URLSearchParams(location.search);
  if (doctor) query.set(DOCTOR, doctor);
  else query.delete(DOCTOR);
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}
