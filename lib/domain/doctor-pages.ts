import type { Doctor } from './doctor';
import { pagesIn } from './page-numbers';

/** Beyond so many doctors the list is not read whole: it is shown in pages and filtered by speciality only. */
export const MOST_READ = 20_000;
/** How many a page shows: rows of two, three and four are full. */
export const DOCTORS_PER_PAGE = 24;

/** A page of a list of doctors, counted from 1. */
export type DoctorPage = { doctors: Doctor[]; number: number; count: number; total: number };

/** How many pages a list of so many doctors has; one without doctors too. */
export const doctorPageCount = (total: number): number => Math.max(1, Math.ceil(total / DOCTORS_PER_PAGE));

/** The path of a page of all doctors, without language prefix. */
export const doctorsPath = pagesIn('/medicos');
