import 'server-only';
import { type WireDoctor, wireClinicSchema, wireDoctorSchema, wireSpecialitySchema } from '@/lib/contract/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import type { Doctor } from '@/lib/domain/doctor';
import type { MediaRef, Picture, Tag } from '@/lib/domain/media';
import { SERVICES, type Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { listAssociatedClinics, listOwnClinics } from './clinics';
import { optional } from './degrade';
import { idOf, ORDERED, readList, relatedOf } from './hydra';
import { listLabels } from './labels';
import { firstOf, htmlOf, mediaRefOf, namedOf } from './mapping';
import { listPictures } from './media';
import { TAGS } from './tags';

/** What the records of a list point at, already read: each doctor is joined from it without a call of its own. */
export type DoctorJoins = {
  specialities: Map<string, Speciality>;
  clinics: Map<string, Clinic>;
  pictures: Map<MediaRef, Picture>;
};

/** The doctors of a list. What they point at is secondary: a failed join leaves names out, it does not throw. */
export async function listDoctorsAt(
  locale: Locale,
  path: string,
  readSpecialities: Promise<Speciality[]>,
): Promise<Doctor[]> {
  const lists = readJoinLists(locale, readSpecialities);
  return joinDoctors(locale, await readList(path, wireDoctorSchema, { locale, tags: [TAGS.doctors] }), lists);
}

type JoinLists = Promise<[Speciality[], Clinic[], Clinic[]]>;

/** The lists doctors are joined from, under way beside the list of doctors itself. */
export const readJoinLists = (locale: Locale, readSpecialities: Promise<Speciality[]>): JoinLists =>
  Promise.all([
    optional(readSpecialities, []),
    optional(listOwnClinics(locale), []),
    optional(listAssociatedClinics(locale), []),
  ]);

/** The doctors of these records. Never throws: what a doctor points at and cannot be read is left out. */
export async function joinDoctors(locale: Locale, records: WireDoctor[], lists: JoinLists): Promise<Doctor[]> {
  const wires = await Promise.all(records.map((wire) => completed(locale, wire)));
  const [[specialities, own, associated], pictures, labels] = await Promise.all([
    lists,
    listPictures(wires.map(pictureOf)),
    listLabels(locale, wires.map(labelOwner)),
  ]);
  const joins = {
    specialities: new Map(specialities.map((speciality) => [speciality.id, speciality])),
    clinics: new Map([...own, ...associated].map((clinic) => [clinic.id, clinic])),
    pictures,
  };
  return wires.flatMap((wire, index) => toDoctor(wire, locale, joins, labels[index] ?? []) ?? []);
}

const pictureOf = (wire: WireDoctor): MediaRef | null =>
  mediaRefOf(firstOf(wire.fotografia, wire.photo, wire.photograph));
const labelOwner = (wire: WireDoctor) => ({
  path: `/api/medicos/${idOf(wire)}/etiquetas?pagination=false`,
  etiquetas: wire.etiquetas,
});

/** A record that does not carry a relation is asked for it; when that fails the relation reads as empty. */
async function completed(locale: Locale, wire: WireDoctor): Promise<WireDoctor> {
  const ask = async (name: string, tag: string, schema: typeof wireSpecialitySchema | typeof wireClinicSchema) =>
    optional(readList(`/api/medicos/${idOf(wire)}/${name}?${ORDERED}`, schema, { locale, tags: [tag] }), []);
  const [especialidads, centromedicos] = await Promise.all([
    firstOf(wire.especialidads, wire.especialidades) ?? ask('especialidads', TAGS.specialities, wireSpecialitySchema),
    wire.centromedicos ?? ask('centromedicos', TAGS.clinics, wireClinicSchema),
  ]);
  return { ...wire, especialidads, centromedicos };
}

/** Null for a record without identity or name. A related record that is in no list and not embedded is left out. */
export function toDoctor(wire: WireDoctor, locale: Locale, joins: DoctorJoins, languages: Tag[]): Doctor | null {
  const named = namedOf(wire);
  if (!named) return null;
  const ref = pictureOf(wire);
  return {
    ...named,
    description: htmlOf(wire.descripcion, locale),
    picture: (ref && joins.pictures.get(ref)) ?? null,
    languages,
    specialities: (relatedOf(firstOf(wire.especialidads, wire.especialidades)) ?? []).flatMap((part) => {
      const found = joins.specialities.get(idOf(part) ?? '') ?? embeddedSpeciality(part);
      return found
        ? [{ id: found.id, slug: found.slug, name: found.name, hasPage: found.hasPage, service: found.service }]
        : [];
    }),
    clinics: (relatedOf(wire.centromedicos) ?? []).flatMap((part) => {
      const found = joins.clinics.get(idOf(part) ?? '') ?? embeddedClinic(part);
      return found ? [{ id: found.id, slug: found.slug, name: found.name }] : [];
    }),
  };
}

function embeddedSpeciality(part: unknown): Doctor['specialities'][number] | null {
  const { data } = wireSpecialitySchema.safeParse(part);
  const named = data ? namedOf(data) : null;
  if (!data || !named) return null;
  const service = SERVICES.find((known) => known === data.servicio?.trim()) ?? null;
  return { ...named, slug: data.urlseo ?? '', hasPage: data.mostrarpagina && Boolean(data.urlseo), service };
}

function embeddedClinic(part: unknown): Doctor['clinics'][number] | null {
  const { data } = wireClinicSchema.safeParse(part);
  const named = data ? namedOf(data) : null;
  if (!data || !named) return null;
  return { ...named, slug: data.urlseo ?? '' };
}
