import { useQuery } from '@tanstack/react-query';
import { currentAccount } from './auth-provider';
import type { Account } from './wire';

/** The account that is signed in; undefined until it was read. */
export const useAccount = (): Account | undefined =>
  useQuery({ queryKey: ['account'], queryFn: currentAccount, staleTime: Number.POSITIVE_INFINITY }).data;
