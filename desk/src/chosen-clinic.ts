import { useSearchParams } from 'react-router-dom';
import { useAccount } from './use-account';

const PARAMETER = 'clinica';

/**
 * The clinic that is chosen, and what chooses one; null for all. The address names it, so that it is still chosen when the screen
 * is read again or come back to. One that is not of the account is none.
 */
export function useChosenClinic(): [clinic: number | null, choose: (clinic: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const clinics = useAccount()?.clinicas ?? [];
  const named = clinics.find(({ id }) => String(id) === search.get(PARAMETER));
  const choose = (clinic: number | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (clinic === null) after.delete(PARAMETER);
        else after.set(PARAMETER, String(clinic));
        return after;
      },
      { replace: true },
    );
  return [named?.id ?? null, choose];
}

/** Returns a function that makes the address of a screen with the same clinic chosen. */
export function useWithClinic(): (pathname: string) => { pathname: string; search: string } {
  const [search] = useSearchParams();
  const clinic = search.get(PARAMETER);
  return (pathname) => ({ pathname, search: clinic ? `?${new URLSearchParams({ [PARAMETER]: clinic })}` : '' });
}
