import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../api';
import type { Opening } from './wire';

/** When a clinic is open. */
export const useOpening = (clinic: number | null) =>
  useQuery({
    queryKey: ['horarios', clinic],
    queryFn: () => ask<Opening>('GET', `/horarios?clinica=${clinic}`),
    enabled: clinic !== null,
  });

/** Reads again what hours and visits are shown by. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['horarios', 'agenda', 'pendiente']) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** The name of a service of a clinic; one the catalogue does not have any more by its number. */
export const serviceName = ({ servicios }: Opening, service: string): string =>
  servicios.find(({ servicio }) => servicio === service)?.nombre ?? service;
