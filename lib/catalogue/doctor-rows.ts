import 'server-only';
import { type WireDoctor, wireDoctorSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { DOCTORS_PER_PAGE, MAX_READ } from '@/lib/domain/doctor-filter';
import type { MediaRef } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { processState } from '@/lib/state/process-state';
import { readPart, readRecords, sharedLists } from '@/lib/upstream/cached-lists';
import { idOf, ORDERED, relatedOf } from '@/lib/upstream/hydra';
import { namedOf, photoOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';

/** A related record by id; `embedded` is the record itself if the server embeds it, else null. */
export type Related = { id: string; embedded: unknown };

/** Short form of a doctor for cached long lists: no description, relations by id. Null: missing from the record. */
export type DoctorRow = {
  id: string;
  name: string;
  picture: MediaRef | null;
  specialities: Related[] | null;
  clinics: Related[] | null;
  languages: Related[] | null;
};

/** The path of the list of every doctor. */
export const EVERY_DOCTOR = `/api/medicos?${ORDERED}`;

const lastCount = () => processState('doctor-count', () => ({ total: null as number | null }));
/** The languages in which this process has read the whole list. */
const languagesRead = () => processState('doctor-lists-read', () => new Set<Locale>());

/** Stores the number of doctors for callers that need it before reading the list. */
export const storeDoctorCount = (total: number): void => {
  lastCount().total = total;
};

/** The number of doctors at the last read; null if not read yet. */
export const knownDoctorCount = (): number | null => lastCount().total;

/** Every doctor in short form, by name. Throws ApiError. */
export const listDoctorRows = cache(async (locale: Locale): Promise<DoctorRow[]> => {
  const rows = await listDoctorRowsAt(locale, EVERY_DOCTOR);
  storeDoctorCount(rows.length);
  languagesRead().add(locale);
  return rows;
});

/** Maximum time a visitor waits for a section of a page. */
const SECTION_MS = 1_500;

/**
 * Like `listDoctorRows`, for a section of a page: while a long list, hundreds of parts, is read for the first time,
 * this throws an Error and the page is rendered without the section. Otherwise throws ApiError.
 */
export async function listDoctorRowsForSection(locale: Locale): Promise<DoctorRow[]> {
  const isFew = (knownDoctorCount() ?? (await readDoctorPart(locale, 1)).total) <= MAX_READ;
  const reading = listDoctorRows(locale);
  return isFew || languagesRead().has(locale) ? reading : unlessLater(reading, SECTION_MS);
}

async function unlessLater<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The list is being read for the first time')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A part of the list of every doctor, counted from 1, in short form, and the total number. Throws ApiError. */
export async function readDoctorPart(locale: Locale, number: number): Promise<{ rows: DoctorRow[]; total: number }> {
  const options = { locale, tags: [TAGS.doctors] };
  const part = await readPart(EVERY_DOCTOR, wireDoctorSchema, options, { number, size: DOCTORS_PER_PAGE });
  storeDoctorCount(part.total);
  const rowOf = doctorRows();
  return { rows: part.records.flatMap((wire) => rowOf(wire) ?? []), total: part.total };
}

/** The doctors of a list of the API in short form. Throws ApiError. */
export function listDoctorRowsAt(locale: Locale, path: string): Promise<DoctorRow[]> {
  return readRecords(path, wireDoctorSchema, { locale, tags: [TAGS.doctors] }, doctorRows());
}

/** Creates rows that share related records: each clinic and each list of clinics is in memory once. */
export function doctorRows(): (wire: WireDoctor) => DoctorRow | null {
  const relationOf = (): ((value: unknown) => Related[] | null) => {
    const shared = new Map<string, Related>();
    const sharedList = sharedLists<Related>(({ id }) => id);
    const partOf = (part: unknown): Related[] => {
      const id = idOf(part);
      if (id === null) return [];
      const known = shared.get(id) ?? { id, embedded: typeof part === 'string' ? null : part };
      shared.set(id, known);
      return [known];
    };
    return (value) => {
      const parts = relatedOf(value);
      return parts && sharedList(parts.flatMap(partOf));
    };
  };
  const specialitiesOf = relationOf();
  const clinicsOf = relationOf();
  const languagesOf = relationOf();
  return (wire) => {
    const named = namedOf(wire);
    return (
      named && {
        id: named.id,
        name: named.name,
        picture: photoOf(TAGS.doctors, wire),
        specialities: specialitiesOf(wire.especialidads),
        clinics: clinicsOf(wire.centromedicos),
        languages: languagesOf(wire.etiquetas),
      }
    );
  };
}
