import 'server-only';
import { cache } from 'react';
import { type Doctor, doctorOfSlug } from '@/lib/domain/doctor';
import type { Locale } from '@/lib/i18n/locales';
import { listDoctorsAt } from './doctor-list';
import { ORDERED } from './hydra';
import { unlessKnown } from './known-slugs';
import { listSpecialities } from './specialities';
import { TAGS } from './tags';

const EVERY = `/api/medicos?${ORDERED}`;

/** Every doctor, by name, with specialities, clinics, languages and picture. Throws when the list itself fails. */
export const listDoctors = cache(async (locale: Locale): Promise<Doctor[]> => {
  return listDoctorsAt(locale, EVERY, listSpecialities(locale));
});

/**
 * The doctor whose id an address ends in. The upstream has no call for one doctor (contract, row 13): the list is read
 * and only this one is joined. Null means there is none; any other failure throws, also one that vanished within 24 h.
 */
export const getDoctor = cache(async (locale: Locale, slug: string): Promise<Doctor | null> => {
  const [doctor] = await listDoctorsAt(locale, EVERY, listSpecialities(locale), (ids) => {
    const meant = doctorOfSlug(slug, ids);
    return meant ? [meant.id] : [];
  });
  const id = doctor?.id ?? /[^-]*$/.exec(slug)?.[0];
  return unlessKnown(`${TAGS.doctors}:${id}@${locale}`, doctor ?? null);
});
