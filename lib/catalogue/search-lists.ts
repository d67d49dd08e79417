import 'server-only';
import { readPrice } from '@clinic/contract/prices';
import { SERVICES } from '@clinic/contract/services';
import {
  wireDoctorSchema,
  wirePageSchema,
  wireProductSchema,
  wireSpecialitySchema,
  wireTestSchema,
} from '@clinic/contract/wire/catalogue';
import type { z } from 'zod';
import { listPostEntries } from '@/lib/blog/blog';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { SearchLists, SearchSource } from '@/lib/search/documents';
import type { DoctorRecord } from '@/lib/search/records';
import { readMappedAddressed } from '@/lib/upstream/addressed-lists';
import { readMappedList, sharedLists } from '@/lib/upstream/cached-lists';
import { ORDERED, relatedIds } from '@/lib/upstream/hydra';
import { namedOf, pictureOf, slugOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listAssociatedClinics, listOwnClinics } from './clinics';
import { getConfiguration } from './configuration';
import { EVERY_DOCTOR } from './doctor-rows';
import { listInsurers } from './insurers';
import { listPictures } from './media';
import { plainFolders, searchableText } from './record-pages';

type Addressed = Parameters<typeof namedOf>[0] & { urlseo: string | null };

/** A record with name, slug and the text it is described by; null for one without identity or name. */
function described<W extends Addressed, R>(list: string, wire: W, texts: (string | null)[], more: (wire: W) => R) {
  const named = namedOf(wire);
  const text = texts.map(searchableText).join(' ');
  return named && { slug: slugOf(list, wire, wire.urlseo), text, ...more(wire), ...named };
}

/** Reads the source lists of a language's index; `ifFails` returns a substitute for an unreadable list, or throws. */
async function readSearchLists(
  locale: Locale,
  ifFails: <T>(error: unknown, list: string) => T[],
): Promise<SearchLists> {
  const orNone = <T>(list: string, records: Promise<T[]>) => records.catch((error: unknown) => ifFails<T>(error, list));
  const read = <T extends z.ZodType, R extends { id: string; slug: string }>(
    list: string,
    filter: string,
    schema: T,
    make: (wire: z.output<T>) => R | null,
  ) => orNone(list, readMappedAddressed({ list, path: `/api/${list}?${ORDERED}${filter}`, schema }, { locale }, make));
  const specialities = await read(TAGS.specialities, '&paraprofesional=0', wireSpecialitySchema, (wire) =>
    described(
      TAGS.specialities,
      wire,
      [wire.descripcionseo, wire.textocabecera, wire.descripcion, wire.textomensaje1],
      () => ({
        service: SERVICES.find((service) => service === wire.servicio?.trim()) ?? null,
        hasPage: wire.mostrarpagina && slugOf(TAGS.specialities, wire, wire.urlseo) !== '',
        clinicIds: relatedIds(wire.centromedicos),
        icon: pictureOf(TAGS.specialities, wire, 'icono'),
      }),
    ),
  );
  const icons = await listPictures(
    DEFAULT_LOCALE, // an icon next to the name needs no alternative text
    specialities.map(({ icon }) => icon),
  );
  const tests = await read(TAGS.tests, '', wireTestSchema, (wire) =>
    described(TAGS.tests, wire, [wire.descripcionseo, wire.descripcion, wire.textomensaje1], () => ({
      specialityIds: relatedIds(wire.especialidads),
    })),
  );
  const products = await read(TAGS.products, '', wireProductSchema, (wire) =>
    described(TAGS.products, wire, [wire.descripcionseo, wire.descripcion], () => ({
      priceCents: readPrice(wire.precio),
    })),
  );
  const pages = await read(TAGS.pages, '', wirePageSchema, (wire) =>
    described(TAGS.pages, wire, [wire.descripcionseo, wire.contenido], () => ({})),
  );
  return {
    specialities: specialities.map(({ icon, ...one }) => ({
      ...one,
      iconUrl: (icon && icons.get(icon)?.url) ?? undefined,
    })),
    tests,
    products,
    pages: [
      ...(await readRecordPages(locale, orNone)),
      ...pages.map(({ slug, name, text }) => ({ key: slug, name, text })),
    ],
    ownClinics: await orNone(TAGS.clinics, listOwnClinics(locale)),
    associated: await orNone(TAGS.clinics, listAssociatedClinics(locale)),
    posts: await orNone(TAGS.posts, readPosts(locale)),
    insurers: (await listInsurers(locale)).map(({ name }) => name),
    hasOwnVisits: env().OWN_VISITS === 'on',
  };
}

/** The records of the other lists with pages, and their lists: they are found as pages. */
async function readRecordPages(
  locale: Locale,
  orNone: <T>(list: string, records: Promise<T[]>) => Promise<T[]>,
): Promise<SearchLists['pages']> {
  const lists = plainFolders(locale).map(async ({ folder, listSearched, directory }) => {
    const records = (await orNone(folder, listSearched(locale))).filter(({ slug }) => slug !== '');
    const pages = records.map(({ slug, name, text }) => ({ key: `${folder}/${slug}`, name, text }));
    return directory ? [{ key: folder, name: directory.name, text: '' }, ...pages] : pages;
  });
  return (await Promise.all(lists)).flat();
}

async function readPosts(locale: Locale): Promise<SearchLists['posts']> {
  const posts = await listPostEntries(await getConfiguration(locale));
  return posts.map(({ slug, title, dateIso, excerpt }) => ({ slug, name: title, date: dateIso, text: excerpt ?? '' }));
}

/** The doctors with the ids of their specialities; names are the same in every language. */
const readSearchDoctors = (): Promise<DoctorRecord[]> => {
  const idsOf = sharedLists<string>((id) => id);
  return readMappedList(EVERY_DOCTOR, wireDoctorSchema, { locale: 'es', tags: [TAGS.doctors] }, (wire) => {
    const named = namedOf(wire);
    const specialityIds = relatedIds(wire.especialidads) ?? [];
    return named && { id: named.id, name: named.name, specialityIds: idsOf(specialityIds) };
  });
};

/** All lists of an index from the upstream; `ifFails` returns a substitute for an unreadable list, or throws. */
export const upstreamSource = (ifFails: <T>(error: unknown, list: string) => T[]): SearchSource => ({
  listsOf: (locale) => readSearchLists(locale, ifFails),
  doctors: () => readSearchDoctors().catch((error: unknown) => ifFails<DoctorRecord>(error, TAGS.doctors)),
});
