import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api';
import type { Entry, Modality } from '../wire';

// Responses of the calls about opening hours, under their API names (docs/desk.md).

/** Hours HHMM of a service: the length of a visit in minutes, seats at the same time, and the price in cents. */
type Hours = { de: string; a: string; minutos: number; plazas: number; centimos: number; modalidad: Modality };

/** A line of the week: weekday 1 (Monday) to 7, and its first and last valid day; null means no limit. */
export type Line = Hours & { id: number; servicio: string; dia: number; desde: string | null; hasta: string | null };

/** Hours of one day. */
type Extra = Hours & { id: number; servicio: string; fecha: string };

/** A holiday or a closure of one clinic, of provinces or of all clinics; for whole days if it has no hours. */
export type Closure = {
  id: number;
  festivo: boolean;
  clinica: number | null;
  regiones: string[] | null;
  servicio: string | null;
  desde: string;
  hasta: string;
  de: string | null;
  a: string | null;
  motivo: string;
};

/** The opening hours of a clinic; `todas` is true when the account may change those shared by all clinics. */
export type Opening = {
  lineas: Line[];
  extras: Extra[];
  cierres: Closure[];
  servicios: { servicio: string; nombre: string }[];
  provincias: string[];
  todas: boolean;
};

/** Props of the tabs that show the opening hours of a clinic. */
export type TabProps = { clinic: number; opening: Opening };

/** A day as patients see it. */
export type OpenDay = { fecha: string; tramos: { de: string; a: string }[]; huecos: number; libres: number };

/** A usual holiday of a year, of Spain (null) or of a community. */
export type Suggestion = { fecha: string; nombre: string; comunidad: string | null; regiones: string[] | null };

/** A visit in closed hours and its settlement; `queda` is null until it is settled. */
export type AffectedVisit = Entry & {
  queda: 'moved' | 'cancelled' | 'left' | null;
  nuevafecha: string | null;
  nuevainicio: string | null;
};

/** Returns the versions of visits by their references; the backend settles no other version. */
export const versionsOf = (visits: readonly AffectedVisit[]): Record<string, number> =>
  Object.fromEntries(visits.map(({ referencia, version }) => [referencia, version]));

/** Ways to settle the affected visits. */
export type Settlement = 'mover' | 'anular' | 'dejar';

/** Reads the opening hours of a clinic. */
export const useOpening = (clinic: number | null) =>
  useQuery({
    queryKey: ['horarios', clinic],
    queryFn: () => request<Opening>('GET', `/horarios?clinica=${clinic}`),
    enabled: clinic !== null,
  });

/** Returns a function that refetches hours, visits and inbox counts. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['horarios', 'agenda', 'pendiente']) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** True for a speciality or a doctor, whose visits can be video calls. */
export const canBeVideo = (service: string): boolean => /^(especialidad|medico)-/.test(service);

/** Returns the name of a service of a clinic, or its id if it is no longer in the catalogue. */
export const serviceName = ({ servicios }: Opening, service: string): string =>
  servicios.find(({ servicio }) => servicio === service)?.nombre ?? service;
