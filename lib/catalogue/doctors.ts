import 'server-only';
import { type WireDoctor, wireDoctorSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { type Doctor, doctorOfSlug } from '@/lib/domain/doctor';
import type { Locale } from '@/lib/i18n/locales';
import { readInPages } from '@/lib/upstream/cached-lists';
import { readApi } from '@/lib/upstream/client';
import { orNull } from '@/lib/upstream/errors';
import { idOf, readList } from '@/lib/upstream/hydra';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { TAGS } from '@/lib/upstream/tags';
import { joinWires, readJoinLists } from './doctor-list';
import { EVERY_DOCTOR, knownDoctorCount, listDoctorRows, readDoctorPart, storeDoctorCount } from './doctor-rows';
import { listSpecialities } from './specialities';

/** Up to this many doctors, a doctor's page reads the whole list (already read by other pages); beyond, one record. */
const FEW = 160;

const optionsFor = (locale: Locale) => ({ locale, tags: [TAGS.doctors] });

/**
 * The doctor with the id at the end of the address. The contract has no call for one doctor
 * (docs/contract.md#catalogue): the list is read and one record joined. Null if there is none; throws any other
 * failure, also for a doctor absent for less than 24 h.
 */
export const getDoctor = cache(async (locale: Locale, slug: string): Promise<Doctor | null> => {
  const lists = readJoinLists(locale, listSpecialities(locale));
  const wire = (await areMany(locale)) ? await findInMany(locale, slug) : await findIn(locale, slug);
  const [doctor] = wire ? await joinWires(locale, [wire], lists) : [];
  const id = doctor?.id ?? /[^-]*$/.exec(slug)?.[0];
  return unlessRecent(`${TAGS.doctors}:${id}@${locale}`, doctor ?? null);
});

/** Counted before the first look-up: the first visitor must not wait until a hundred thousand are read. */
async function areMany(locale: Locale): Promise<boolean> {
  return (knownDoctorCount() ?? (await readDoctorPart(locale, 1)).total) > FEW;
}

const withId = (wire: WireDoctor) => ({ id: idOf(wire) ?? '', wire });

async function findIn(locale: Locale, slug: string): Promise<WireDoctor | null> {
  const wires = await readList(EVERY_DOCTOR, wireDoctorSchema, optionsFor(locale));
  storeDoctorCount(wires.length);
  return (
    doctorOfSlug(
      slug,
      wires.map(withId).filter(({ id }) => id !== ''),
    )?.wire ?? null
  );
}

/**
 * Servers have a call for one record, though the contract does not name it: the number at the end of the address is
 * tried first, then the names of all doctors.
 */
async function findInMany(locale: Locale, slug: string): Promise<WireDoctor | null> {
  const numbered = await readOne(locale, /\d*$/.exec(slug)?.[0] ?? '');
  if (numbered) return numbered;
  const named = doctorOfSlug(slug, await listDoctorRows(locale));
  if (!named) return null;
  const one = await readOne(locale, named.id);
  if (one) return one;
  const [found] = await readInPages(EVERY_DOCTOR, wireDoctorSchema, locale, (wire) =>
    idOf(wire) === named.id ? wire : null,
  );
  return found ?? null;
}

async function readOne(locale: Locale, id: string): Promise<WireDoctor | null> {
  if (!id) return null;
  const options = { locale, tags: [TAGS.doctors, `${TAGS.doctors}:${id}`] };
  const parsed = wireDoctorSchema.safeParse(
    await readApi(`/api/medicos/${encodeURIComponent(id)}`, options).catch(orNull),
  );
  return parsed.success && idOf(parsed.data) === id ? parsed.data : null;
}
