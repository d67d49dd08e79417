import { useQuery } from '@tanstack/react-query';
import { ask } from '../api';

/** Interval in milliseconds at which the hours are read again, because others book too. */
const HOURS_MS = 30_000;

/** `agenda` is false for a consultation whose hour is agreed on; `sobrecupo` is true when the account may overbook. */
export type Hours = {
  agenda: boolean;
  dias: { fecha: string; horas: { inicio: string; fin: string; centimos: number }[] }[];
  sobrecupo?: boolean;
};

type Options = {
  enabled?: boolean;
  /** Keeps showing the previous hours of the same booking while the hours from another day are loading. */
  keepsFormer?: boolean;
};

/** Reads the next free hours of a call, again while they are shown; undefined until they were read. */
export const useFreeHours = (path: string, { enabled = true, keepsFormer = false }: Options = {}) =>
  useQuery({
    queryKey: ['huecos', path],
    queryFn: () => ask<Hours>('GET', path),
    enabled,
    refetchInterval: HOURS_MS,
    ...(keepsFormer && { placeholderData: (former: Hours | undefined) => former }),
  });
