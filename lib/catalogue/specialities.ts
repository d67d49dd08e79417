import 'server-only';
import { SPECIALITIES } from '@clinic/contract/catalogue/specialities';
import { type WireSpeciality, wireSpecialitySchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { uniqueById } from '@/lib/domain/catalogue';
import type { Equipment } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Doctor } from '@/lib/domain/doctor';
import type { Banner } from '@/lib/domain/page';
import type { Product } from '@/lib/domain/product';
import type { FullSpeciality, Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { readAddressed } from '@/lib/upstream/addressed-lists';
import { describedFields } from '@/lib/upstream/described-fields';
import { ORDERED } from '@/lib/upstream/hydra';
import { mapIdentified, messagesOf, type Named, seoOf, slugOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { readBanner } from './banners';
import { listDoctorsAt } from './doctor-list';
import { listMachinesAt } from './labels';
import { listProductsAt } from './products';
import { catalogueResource } from './resource';
import { listTestsAt } from './tests';

const fields = describedFields(SPECIALITIES);

const path = (speciality: Pick<Speciality, 'id'>, rest: string) => `/api/especialidads/${speciality.id}/${rest}`;

/** The specialities for patients (paraprofesional=0), by name. Throws ApiError. */
export const listSpecialities = cache(async (locale: Locale): Promise<Speciality[]> => {
  return readSpecialities(locale, `/api/especialidads?${ORDERED}&paraprofesional=0`);
});

/** Every speciality, including those for professionals only: the registration form offers them. Throws ApiError. */
export const listAllSpecialities = cache(async (locale: Locale): Promise<Speciality[]> => {
  return readSpecialities(locale, `/api/especialidads?${ORDERED}`);
});

function readSpecialities(locale: Locale, list: string): Promise<Speciality[]> {
  return readAddressed({ list: TAGS.specialities, path: list, schema: wireSpecialitySchema }, { locale }, (wire) =>
    mapIdentified(wire, (_wire, named) => toListed(wire, named, locale)),
  );
}

/** Returns the speciality for patients with this slug, or null. */
export const getSpeciality = catalogueResource({
  description: SPECIALITIES,
  filter: '&paraprofesional=0',
  toDomain: toSpeciality,
}).getBySlug;

/** Returns the first banner of a speciality, pictures included, or null if it has no banner. Throws ApiError. */
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

/** The doctors of any of the specialities without duplicates, in the order of the specialities. Throws ApiError. */
export async function listDoctorsOfAny(locale: Locale, specialities: Speciality[]): Promise<Doctor[]> {
  const lists = await Promise.all(specialities.map((speciality) => listSpecialityDoctors(locale, speciality)));
  return uniqueById(lists.flat());
}

/** The tests of a speciality, shown there or not. Throws ApiError. */
export async function listSpecialityTests(locale: Locale, speciality: Speciality): Promise<DiagnosticTest[]> {
  return listTestsAt(locale, path(speciality, `pruebas?${ORDERED}`));
}

/** The products shown on the page of a speciality (mostrarespecialidad=1). Throws ApiError. */
export async function listSpecialityProducts(locale: Locale, speciality: Speciality): Promise<Product[]> {
  return listProductsAt(locale, path(speciality, `productos?mostrarespecialidad=1&${ORDERED}`));
}

/** Where a speciality is shown: without a page it is not indexed. */
const shownIn = (wire: WireSpeciality) => ({
  hasPage: wire.mostrarpagina && slugOf(TAGS.specialities, wire, wire.urlseo) !== '',
  seo: { isIndexable: !wire.noindex && wire.mostrarpagina },
});

function toListed(wire: WireSpeciality, named: Named, locale: Locale): Speciality {
  return Object.assign(fields.listed(wire, locale), shownIn(wire), named);
}

function toSpeciality(wire: WireSpeciality, named: Named, locale: Locale): FullSpeciality {
  const { hasPage, seo } = shownIn(wire);
  return {
    ...fields.whole(wire, locale),
    hasPage,
    messages: messagesOf(wire, locale),
    seo: { ...seoOf(wire), ...seo },
    ...named,
  };
}
