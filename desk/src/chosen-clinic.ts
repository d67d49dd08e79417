import { useSearchParams } from 'react-router-dom';
import { useAccount } from './use-account';

const PARAMETER = 'clinica';

/**
 * Returns the chosen clinic, or null for all, and its setter. It is part of the address, so that a reload or a return
 * to the screen keeps it. A clinic that the account does not have counts as null.
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

/** Returns a function that builds the address of a screen with the same clinic chosen. */
export function useWithClinic(): (pathname: string) => { pathname: string; search: string } {
  const [search] = useSearchParams();
  const clinic = search.get(PARAMETER);
  return (pathname) => ({ pathname, search: clinic ? `?${new URLSearchParams({ [PARAMETER]: clinic })}` : '' });
}
