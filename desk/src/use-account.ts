import { useQuery } from '@tanstack/react-query';
import { currentAccount } from './auth-provider';
import type { Account } from './wire';

/** Returns the signed-in account; undefined while loading. */
export const useAccount = (): Account | undefined =>
  useQuery({ queryKey: ['account'], queryFn: currentAccount, staleTime: Number.POSITIVE_INFINITY }).data;
