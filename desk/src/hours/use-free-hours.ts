import { useQuery } from '@tanstack/react-query';
import { ask } from '../api';

/** Others book meanwhile: how often the hours are read again, in milliseconds. */
const HOURS_MS = 30_000;

/** `agenda` is false for a consultation whose hour is agreed on; `sobrecupo` says whether the account may overbook. */
export type Hours = {
  agenda: boolean;
  dias: { fecha: string; horas: { inicio: string; fin: string; centimos: number }[] }[];
  sobrecupo?: boolean;
};

/** The next free hours that a call lists, read again while they are shown; undefined until they were read. */
export const useFreeHours = (path: string, enabled = true) =>
  useQuery({
    queryKey: ['huecos', path],
    queryFn: () => ask<Hours>('GET', path),
    enabled,
    refetchInterval: HOURS_MS,
  });
