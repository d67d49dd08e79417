import { useQuery } from '@tanstack/react-query';
import { request } from '../api';

/** Interval of refetching the hours in milliseconds, because others book too. */
const HOURS_MS = 30_000;

/**
 * `agenda` is false for a consultation whose hour is agreed by telephone; `sobrecupo` is true if the account may
 * overbook.
 */
export type Hours = {
  agenda: boolean;
  dias: { fecha: string; horas: { inicio: string; fin: string; centimos: number }[] }[];
  sobrecupo?: boolean;
};

type Options = {
  enabled?: boolean;
  /** Keeps showing the previous hours of the same booking while those from another day are loading. */
  keepsFormer?: boolean;
};

/** Reads the next free hours of a call, and refetches them while they are shown; undefined until the first response. */
export const useFreeHours = (path: string, { enabled = true, keepsFormer = false }: Options = {}) =>
  useQuery({
    queryKey: ['huecos', path],
    queryFn: () => request<Hours>('GET', path),
    enabled,
    refetchInterval: HOURS_MS,
    ...(keepsFormer && { placeholderData: (former: Hours | undefined) => former }),
  });
