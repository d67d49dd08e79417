import 'server-only';
import { cache } from 'react';
import { type WireDoctor, wireDoctorSchema } from '@/lib/contract/catalogue';
import { type Doctor, doctorOfSlug } from '@/lib/domain/doctor';
import { DOCTORS_PER_PAGE, type DoctorPage, doctorPageCount, MOST_TOGETHER } from '@/lib/domain/doctor-pages';
import type { Locale } from '@/lib/i18n/locales';
import { readApi } from './client';
import { joinDoctors, readJoinLists } from './doctor-list';
import { orNull } from './errors';
import { listDoctorNames } from './findable';
import { idOf, ORDERED, readList } from './hydra';
import { readInPages } from './kept-lists';
import { unlessKnown } from './known-slugs';
import { readPart } from './list-part';
import { processState } from './process-state';
import { listSpecialities } from './specialities';
import { TAGS } from './tags';

const EVERY = `/api/medicos?${ORDERED}`;
const optionsFor = (locale: Locale) => ({ locale, tags: [TAGS.doctors] });

/** The lists that were found to hold more doctors than one page shows: from then on only a part of them is read. */
const longLists = () => processState('many-doctors', () => new Set<string>());

/**
 * A page of all doctors, or of those of a speciality, by name, with specialities, clinics, languages and picture. Null
 * means there is no such page. Throws when the list itself fails.
 */
export const getDoctorPage = cache(
  async (locale: Locale, number: number, specialityId = ''): Promise<DoctorPage | null> => {
    if (!Number.isInteger(number) || number < 1) return null;
    const path = specialityId ? `/api/especialidads/${encodeURIComponent(specialityId)}/medicos?${ORDERED}` : EVERY;
    const lists = readJoinLists(locale, listSpecialities(locale));
    const { records, total } = await readPageOf(locale, path, number);
    const count = doctorPageCount(total);
    if (number > count) return null;
    return { doctors: await joinDoctors(locale, records, lists), number, count, total };
  },
);

async function readPageOf(locale: Locale, path: string, number: number) {
  const long = longLists();
  const page = { number, size: DOCTORS_PER_PAGE };
  if (long.has(path)) {
    const part = await readPart(path, wireDoctorSchema, optionsFor(locale), page);
    if (part.total > MOST_TOGETHER) return part;
    long.delete(path);
  }
  const every = await readList(path, wireDoctorSchema, optionsFor(locale));
  if (every.length <= MOST_TOGETHER) return { records: every, total: every.length };
  long.add(path);
  return { records: every.slice((number - 1) * page.size, number * page.size), total: every.length };
}

/**
 * The doctor whose id an address ends in. The contract names no call for one doctor (row 13): the list is read and only
 * this one is joined. Null means there is none; any other failure throws, also one that vanished within 24 h.
 */
export const getDoctor = cache(async (locale: Locale, slug: string): Promise<Doctor | null> => {
  const lists = readJoinLists(locale, listSpecialities(locale));
  const wire = longLists().has(EVERY) ? await findInMany(locale, slug) : await findIn(locale, slug);
  const [doctor] = wire ? await joinDoctors(locale, [wire], lists) : [];
  const id = doctor?.id ?? /[^-]*$/.exec(slug)?.[0];
  return unlessKnown(`${TAGS.doctors}:${id}@${locale}`, doctor ?? null);
});

const withId = (wire: WireDoctor) => ({ id: idOf(wire) ?? '', wire });

async function findIn(locale: Locale, slug: string): Promise<WireDoctor | null> {
  const wires = await readList(EVERY, wireDoctorSchema, optionsFor(locale));
  if (wires.length > MOST_TOGETHER) longLists().add(EVERY);
  return (
    doctorOfSlug(
      slug,
      wires.map(withId).filter(({ id }) => id !== ''),
    )?.wire ?? null
  );
}

/**
 * Servers have a call for one record, though the contract does not say so: the number at the end of an address is asked
 * for first. Where that leads nowhere the names of all tell whose address it is.
 */
async function findInMany(locale: Locale, slug: string): Promise<WireDoctor | null> {
  const numbered = await readOne(locale, /\d*$/.exec(slug)?.[0] ?? '');
  if (numbered) return numbered;
  const meant = doctorOfSlug(slug, await listDoctorNames(locale));
  if (!meant) return null;
  const one = await readOne(locale, meant.id);
  if (one) return one;
  const [found] = await readInPages(EVERY, wireDoctorSchema, locale, (wire) => (idOf(wire) === meant.id ? wire : null));
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
