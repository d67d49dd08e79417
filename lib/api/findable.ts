import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { wireDoctorSchema, wireProductSchema, wireTestSchema } from '@/lib/contract/catalogue';
import type { MediaRef } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { ORDERED } from './hydra';
import { readRecords } from './kept-lists';
import { firstOf, mediaRefOf, namedOf } from './mapping';
import { TAGS } from './tags';

/** What a sitemap needs of a record: little, so that the whole list of them can be kept. */
export type Findable = { name: string; slug: string; picture: MediaRef | null; seo: { isIndexable: boolean } };

export type NamedDoctor = { id: string; name: string; picture: MediaRef | null };

/** Every doctor: who there is, and no more. Throws ApiError. */
export const listDoctorNames = cache((locale: Locale): Promise<NamedDoctor[]> => {
  const options = { locale, tags: [TAGS.doctors] };
  return readRecords(`/api/medicos?${ORDERED}`, wireDoctorSchema, options, (wire) => {
    const named = namedOf(wire);
    return named && { ...named, picture: photographOf(wire) };
  });
});

/** Every diagnostic test, with the picture its page shows. Throws ApiError. */
export function listFindableTests(locale: Locale): Promise<Findable[]> {
  const options = { locale, tags: [TAGS.tests] };
  return readRecords(`/api/pruebas?${ORDERED}`, wireTestSchema, options, (wire) =>
    findable(wire, mediaRefOf(wire.imagen1) ?? mediaRefOf(wire.imagen2)),
  );
}

/** Every product. Throws ApiError. */
export function listFindableProducts(locale: Locale): Promise<Findable[]> {
  const options = { locale, tags: [TAGS.products] };
  return readRecords(`/api/productos?${ORDERED}`, wireProductSchema, options, (wire) =>
    findable(wire, photographOf(wire)),
  );
}

type Photographed = Pick<z.output<typeof wireDoctorSchema>, 'fotografia' | 'photo' | 'photograph'>;
const photographOf = (wire: Photographed) => mediaRefOf(firstOf(wire.fotografia, wire.photo, wire.photograph));

type Addressed = Parameters<typeof namedOf>[0] & { urlseo: string | null; noindex: boolean };
const findable = (wire: Addressed, picture: MediaRef | null): Findable | null => {
  const named = namedOf(wire);
  return named && { name: named.name, slug: wire.urlseo ?? '', picture, seo: { isIndexable: !wire.noindex } };
};
