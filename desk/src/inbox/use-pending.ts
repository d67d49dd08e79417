import { useQuery } from '@tanstack/react-query';
import { ask } from '../api';
import { useRefresh } from '../refresh';
import type { Account, Pending } from '../wire';

/** What is new in the inboxes of an account that sees patients; undefined until it was read. */
export function usePending(account: Account | undefined): Pending | undefined {
  const refetchInterval = useRefresh();
  return useQuery({
    queryKey: ['pendiente'],
    queryFn: () => ask<Pending>('GET', '/pendiente'),
    refetchInterval,
    enabled: account !== undefined && account.rol !== 'editor',
  }).data;
}
