import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { type WireClinic, wireClinicSchema } from '@/lib/contract/catalogue';
import type { Clinic, Coordinates, Equipment, FullClinic } from '@/lib/domain/clinic';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from './degrade';
import { listMachinesAt } from './equipment';
import { idOf, ORDERED, readFirst, readList, relatedIds } from './hydra';
import { readRecords } from './kept-lists';
import { unlessKnown } from './known-slugs';
import { firstOf, htmlOf, linesOf, mediaRefOf, namedOf, seoOf, textOf } from './mapping';
import { slugTags, TAGS } from './tags';

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

/** The associated centres with what they are equipped with, by name. Throws ApiError. */
export async function listAssociatedCentres(locale: Locale): Promise<FullClinic[]> {
  const wires = await readList(ASSOCIATED, wireClinicSchema, { locale, tags: [TAGS.clinics] });
  return wires.flatMap((wire) => toClinic(wire, locale) ?? []);
}

function readClinics(locale: Locale, list: string): Promise<Clinic[]> {
  return readRecords(list, wireClinicSchema, { locale, tags: [TAGS.clinics] }, toListed);
}

/** These associated centres with what they are equipped with, asked for by their regions. Throws ApiError. */
export async function completeCentres(locale: Locale, centres: Clinic[]): Promise<FullClinic[]> {
  const regions = [...new Set(centres.map(({ region }) => region))].filter((region) => region !== '');
  const lists = await Promise.all(
    regions.map((region) =>
      readList(`/api/centromedicos?region=${encodeURIComponent(region)}&otro=1&${ORDERED}`, wireClinicSchema, {
        locale,
        tags: [TAGS.clinics],
      }),
    ),
  );
  const wires = new Map(lists.flat().map((wire) => [idOf(wire), wire]));
  return centres.map((centre) => {
    const wire = wires.get(centre.id);
    const full = wire ? toClinic(wire, locale) : null;
    return full ?? { ...centre, ...NOTHING_MORE };
  });
}

/** What is not known of a centre that no region has. */
const NOTHING_MORE = {
  description: null,
  otherTechnology: null,
  hasEquipment: null,
  seo: { title: null, description: null, isIndexable: false },
};

/** Null means there is no such clinic. Any other failure throws, also one that vanished within 24 h. */
export const getClinic = cache(async (locale: Locale, slug: string): Promise<FullClinic | null> => {
  if (!slug) return null;
  const wire = await readFirst(`/api/centromedicos?urlseo=${encodeURIComponent(slug)}`, wireClinicSchema, {
    locale,
    tags: slugTags(TAGS.clinics, slug),
  });
  const clinic = unlessKnown(`${TAGS.clinics}:${slug}@${locale}`, wire && toClinic(wire, locale));
  return clinic && withSpecialities(locale, clinic);
});

/** The machines of a clinic with pictures and labels; no call for a clinic that says it has none. Throws ApiError. */
export async function listClinicEquipment(locale: Locale, clinic: FullClinic): Promise<Equipment[]> {
  if (clinic.hasEquipment === false) return [];
  return listMachinesAt(locale, `/api/centromedicos/${clinic.id}/equipamientos?pagination=false`, TAGS.equipment);
}

/** A record that does not carry its specialities is asked for them; when that fails they stay unknown. */
async function withSpecialities<T extends Clinic>(locale: Locale, clinic: T): Promise<T> {
  if (clinic.specialityIds) return clinic;
  const path = `/api/centromedicos/${clinic.id}/especialidads?${ORDERED}`;
  const list = await optional(readList(path, z.unknown(), { locale, tags: [TAGS.specialities] }), null);
  return { ...clinic, specialityIds: list?.flatMap((wire) => idOf(wire) ?? []) ?? null };
}

function toListed(wire: WireClinic): Clinic | null {
  const named = namedOf(wire);
  if (!named) return null;
  return {
    ...named,
    slug: wire.urlseo ?? '',
    region: wire.region?.trim() ?? '',
    isAssociated: wire.otro,
    address: textOf(wire.direccion),
    phone: textOf(wire.telefono),
    whatsapp: textOf(wire.whatsapp),
    fax: textOf(wire.fax),
    email: textOf(wire.email),
    openingHours: linesOf(wire.horarios),
    coordinates: toCoordinates(wire.maps?.trim() || wire.coordenadas),
    isOneStop: wire.actounico,
    offersTeleconsultation: wire.teleconsulta,
    covidTests: { pcr: wire.testpcr, serological: wire.testserologico, antigen: wire.testantigenos },
    specialityIds: relatedIds(firstOf(wire.especialidads, wire.especialidades)),
    picture: mediaRefOf(firstOf(wire.fotografia, wire.photo, wire.photograph)),
    seo: { isIndexable: !wire.noindex },
  };
}

/** Null for a record without identity or name. */
export function toClinic(wire: WireClinic, locale: Locale): FullClinic | null {
  const listed = toListed(wire);
  if (!listed) return null;
  const equipment = relatedIds(wire.equipamientos);
  return {
    ...listed,
    description: htmlOf(wire.descripcion, locale),
    otherTechnology: htmlOf(wire.otrotecnologia, locale),
    hasEquipment: equipment && equipment.length > 0,
    seo: seoOf(wire),
  };
}

/** Degrees from "39.46,-0.37", with or without a leading '@' and a trailing zoom (contract 5.6); null when unreadable. */
export function toCoordinates(text: string | null | undefined): Coordinates | null {
  const [, north, east] = /(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)/.exec(text ?? '') ?? [];
  if (north === undefined || east === undefined) return null;
  const latitude = Number(north);
  const longitude = Number(east);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
