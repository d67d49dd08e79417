import type { Doctor } from './doctor';

/** Up to so many doctors are shown on one page, where they are filtered at once. */
export const MOST_TOGETHER = 160;
/** How many a page shows when there are more: rows of two, three and four are full. */
export const DOCTORS_PER_PAGE = 48;

/** A page of a list of doctors, counted from 1. */
export type DoctorPage = { doctors: Doctor[]; number: number; count: number; total: number };

/** How many pages a list of so many doctors has; one without doctors too. */
export const doctorPageCount = (total: number): number =>
  total <= MOST_TOGETHER ? 1 : Math.ceil(total / DOCTORS_PER_PAGE);

/** The path of a page of all doctors, without language prefix. */
export const doctorsPath = (number: number): string => (number === 1 ? '/medicos' : `/medicos/pagina/${number}`);

/** The path of the doctors of one speciality, without language prefix: rendered for each request, never indexed. */
export const doctorsOfPath = (specialityId: string, number = 1): string => {
  const query = new URLSearchParams({ especialidad: specialityId });
  if (number > 1) query.set('pagina', String(number));
  return `/medicos/filtrar?${query}`;
};
