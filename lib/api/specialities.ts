import 'server-only';
import { cache } from 'react';
import { type WireSpeciality, wireSpecialitySchema } from '@/lib/contract/catalogue';
import type { Equipment } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Doctor } from '@/lib/domain/doctor';
import type { Banner } from '@/lib/domain/page';
import type { Product } from '@/lib/domain/product';
import { type FullSpeciality, SERVICES, type Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { readBanner } from './banners';
import { listDoctorsAt } from './doctor-list';
import { listMachinesAt } from './equipment';
import { ORDERED, readFirst, relatedIds } from './hydra';
import { readRecords } from './kept-lists';
import { unlessKnown } from './known-slugs';
import { firstOf, hrefOf, htmlOf, mediaRefOf, messagesOf, namedOf, seoOf, textOf } from './mapping';
import { listProductsAt } from './products';
import { slugTags, TAGS } from './tags';
import { listTestsAt } from './tests';

const path = (speciality: Pick<Speciality, 'id'>, rest: string) => `/api/especialidads/${speciality.id}/${rest}`;

/** The specialities for patients (paraprofesional=0), by name. Throws ApiError. */
export const listSpecialities = cache(async (locale: Locale): Promise<Speciality[]> => {
  return readSpecialities(locale, `/api/especialidads?${ORDERED}&paraprofesional=0`);
});

/** Every speciality, those only for professionals too: the registration form offers them. Throws ApiError. */
export const listAllSpecialities = cache(async (locale: Locale): Promise<Speciality[]> => {
  return readSpecialities(locale, `/api/especialidads?${ORDERED}`);
});

function readSpecialities(locale: Locale, list: string): Promise<Speciality[]> {
  return readRecords(list, wireSpecialitySchema, { locale, tags: [TAGS.specialities] }, toListed);
}

/** Null means there is no such speciality. Any other failure throws, also one that vanished within 24 h. */
export const getSpeciality = cache(async (locale: Locale, slug: string): Promise<FullSpeciality | null> => {
  if (!slug) return null;
  const wire = await readFirst(
    `/api/especialidads?urlseo=${encodeURIComponent(slug)}&paraprofesional=0`,
    wireSpecialitySchema,
    { locale, tags: slugTags(TAGS.specialities, slug) },
  );
  return unlessKnown(`${TAGS.specialities}:${slug}@${locale}`, wire && toSpeciality(wire, locale));
});

/** The first banner of a speciality, pictures included; null when it has none. Throws ApiError. */
export async function getSpecialityBanner(locale: Locale, speciality: Speciality): Promise<Banner | null> {
  return readBanner(locale, path(speciality, 'banners?pagination=false&paraprofesional=0'));
}

/** The machines (bloques) of a speciality, pictures included. Throws ApiError. */
export async function listSpecialityMachines(locale: Locale, speciality: Speciality): Promise<Equipment[]> {
  return listMachinesAt(locale, path(speciality, `bloques?${ORDERED}`), TAGS.machines);
}

/** The doctors of a speciality, as on the doctors page. Throws ApiError. */
export async function listSpecialityDoctors(locale: Locale, speciality: Speciality): Promise<Doctor[]> {
  return listDoctorsAt(locale, path(speciality, `medicos?${ORDERED}`), listSpecialities(locale));
}

/** The doctors of any of the specialities, each once, those of the first speciality first. Throws ApiError. */
export async function listDoctorsOfAny(locale: Locale, specialities: Speciality[]): Promise<Doctor[]> {
  const lists = await Promise.all(specialities.map((speciality) => listSpecialityDoctors(locale, speciality)));
  return [...new Map(lists.flat().map((doctor) => [doctor.id, doctor])).values()];
}

/** The tests of a speciality, shown there or not. Throws ApiError. */
export async function listSpecialityTests(locale: Locale, speciality: Speciality): Promise<DiagnosticTest[]> {
  return listTestsAt(locale, path(speciality, `pruebas?${ORDERED}`));
}

/** The products shown on the page of a speciality (mostrarespecialidad=1). Throws ApiError. */
export async function listSpecialityProducts(locale: Locale, speciality: Speciality): Promise<Product[]> {
  return listProductsAt(locale, path(speciality, `productos?mostrarespecialidad=1&${ORDERED}`));
}

function toListed(wire: WireSpeciality): Speciality | null {
  const named = namedOf(wire);
  if (!named) return null;
  return {
    ...named,
    slug: wire.urlseo ?? '',
    service: SERVICES.find((service) => service === wire.servicio?.trim()) ?? null,
    hasPage: wire.mostrarpagina && Boolean(wire.urlseo),
    clinicIds: relatedIds(wire.centromedicos),
    icon: mediaRefOf(firstOf(wire.icono, wire.icon)),
    seo: { isIndexable: !wire.noindex },
  };
}

/** Null for a record without identity or name. */
export function toSpeciality(wire: WireSpeciality, locale: Locale): FullSpeciality | null {
  const listed = toListed(wire);
  if (!listed) return null;
  return {
    ...listed,
    description: htmlOf(wire.descripcion, locale),
    headline: textOf(wire.textocabecera),
    headlineHref: hrefOf(wire.linkcabecera),
    messages: messagesOf(wire, locale),
    seo: seoOf(wire),
  };
}
