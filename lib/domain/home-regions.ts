import { type Clinic, HOME_REGIONS, type HomeRegion } from './clinic';
import type { Speciality } from './speciality';

/** True for the slug of a region with own clinics: only these have a page of a speciality. */
export const isHomeRegion = (slug: string): slug is HomeRegion => HOME_REGIONS.some((region) => region === slug);

/** The regions these clinics are in, in the order regions are shown; regions without own clinics are left out. */
export const homeRegionsOf = (clinics: Pick<Clinic, 'region'>[]): HomeRegion[] =>
  HOME_REGIONS.filter((region) => clinics.some((clinic) => clinic.region === region));

/** The path of a speciality in a region, without language prefix. */
export const specialityRegionPath = (speciality: Pick<Speciality, 'slug'>, region: HomeRegion): string =>
  `/especialidades/${speciality.slug}/${region}`;
