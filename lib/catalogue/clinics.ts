import 'server-only';
import { CLINICS } from '@clinic/contract/catalogue/clinics';
import { type WireClinic, wireClinicSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { z } from 'zod';
import type { Clinic, Equipment, FullClinic } from '@/lib/domain/clinic';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { readAddressed } from '@/lib/upstream/addressed-lists';
import { optional } from '@/lib/upstream/degrade';
import { describedFields } from '@/lib/upstream/described-fields';
import { idOf, ORDERED, readList, relatedIds } from '@/lib/upstream/hydra';
import { mapIdentified, type Named, seoOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listMachinesAt } from './labels';
import { catalogueResource } from './resource';

const fields = describedFields(CLINICS);

const fullClinics = catalogueResource({ description: CLINICS, toDomain: toClinic });

const ASSOCIATED = `/api/centromedicos?otro=1&${ORDERED}`;

/** The group's own clinics, by name. Throws ApiError. */
export const listOwnClinics = cache(async (locale: Locale): Promise<Clinic[]> => {
  const clinics = await readClinics(locale, `/api/centromedicos?otro=0&${ORDERED}`);
  return Promise.all(clinics.map((clinic) => withSpecialities(locale, clinic)));
});

/** The associated centres (otro=1), by name. Throws ApiError. */
export const listAssociatedClinics = cache(async (locale: Locale): Promise<Clinic[]> => {
  return readClinics(locale, ASSOCIATED);
});

/** The associated centres with their equipment, by name. Throws ApiError. */
export const listAssociatedCentres = (locale: Locale): Promise<FullClinic[]> => fullClinics.listAt(locale, ASSOCIATED);

function readClinics(locale: Locale, list: string): Promise<Clinic[]> {
  return readAddressed({ list: TAGS.clinics, path: list, schema: wireClinicSchema }, { locale }, (wire) =>
    mapIdentified(wire, (_wire, named) => toListed(wire, named, locale)),
  );
}

/** Returns the associated centres with their equipment, which is read region by region. Throws ApiError. */
export async function completeCentres(locale: Locale, centres: Clinic[]): Promise<FullClinic[]> {
  const regions = [...new Set(centres.map(({ region }) => region))].filter((region) => region !== '');
  const pathOf = (region: string) => `/api/centromedicos?region=${encodeURIComponent(region)}&otro=1&${ORDERED}`;
  const lists = await Promise.all(regions.map((region) => fullClinics.listAt(locale, pathOf(region))));
  const known = new Map(lists.flat().map((centre) => [centre.id, centre]));
  return centres.map((centre) => known.get(centre.id) ?? { ...UNKNOWN_FIELDS, ...centre, ...UNKNOWN_DETAILS });
}

/** Values for a centre missing from every region's list. */
const UNKNOWN_FIELDS = fields.whole(wireClinicSchema.parse({}), DEFAULT_LOCALE);
const UNKNOWN_DETAILS = {
  hasEquipment: null,
  seo: { title: null, description: null, isIndexable: false },
};

/** Null means there is no such clinic. Throws any other failure, also for a clinic absent for less than 24 h. */
export const getClinic = cache(async (locale: Locale, slug: string): Promise<FullClinic | null> => {
  const clinic = await fullClinics.getBySlug(locale, slug);
  return clinic && withSpecialities(locale, clinic);
});

/** The machines of a clinic with pictures and labels; no call if the clinic has no equipment. Throws ApiError. */
export async function listClinicEquipment(locale: Locale, clinic: FullClinic): Promise<Equipment[]> {
  if (clinic.hasEquipment === false) return [];
  return listMachinesAt(locale, `/api/centromedicos/${clinic.id}/equipamientos?pagination=false`, TAGS.equipment);
}

/** Reads the specialities of a record that does not include them; null when that fails. */
async function withSpecialities<T extends Clinic>(locale: Locale, clinic: T): Promise<T> {
  if (clinic.specialityIds) return clinic;
  const path = `/api/centromedicos/${clinic.id}/especialidads?${ORDERED}`;
  const list = await optional(readList(path, z.unknown(), { locale, tags: [TAGS.specialities] }), null);
  return { ...clinic, specialityIds: list?.flatMap((wire) => idOf(wire) ?? []) ?? null };
}

const covidTestsOf = (wire: WireClinic): Clinic['covidTests'] => ({
  pcr: wire.testpcr,
  serological: wire.testserologico,
  antigen: wire.testantigenos,
});

function toListed(wire: WireClinic, named: Named, locale: Locale): Clinic {
  const more = { covidTests: covidTestsOf(wire), seo: { isIndexable: !wire.noindex } };
  return Object.assign(fields.listed(wire, locale), more, named);
}

function toClinic(wire: WireClinic, named: Named, locale: Locale): FullClinic {
  const equipment = relatedIds(wire.equipamientos);
  return {
    ...fields.whole(wire, locale),
    covidTests: covidTestsOf(wire),
    hasEquipment: equipment && equipment.length > 0,
    seo: seoOf(wire),
    ...named,
  };
}
