import 'server-only';
import { DOCTORS } from '@clinic/contract/catalogue/doctors';
import { SERVICES } from '@clinic/contract/services';
import {
  type WireDoctor,
  wireClinicSchema,
  wireDoctorSchema,
  wireSpecialitySchema,
} from '@clinic/contract/wire/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import type { Doctor } from '@/lib/domain/doctor';
import type { MediaRef, Picture, Tag } from '@/lib/domain/media';
import type { Speciality } from '@/lib/domain/speciality';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { describedFields } from '@/lib/upstream/described-fields';
import { idOf, ORDERED, readList } from '@/lib/upstream/hydra';
import { namedOf, slugOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listAssociatedClinics, listOwnClinics } from './clinics';
import { type DoctorRow, doctorRows, type Related } from './doctor-rows';
import { listLabels } from './labels';
import { listPictures } from './media';

const fields = describedFields(DOCTORS);
/** The values of a doctor in a list, whose record was not read. */
const NO_FIELDS = fields.whole(wireDoctorSchema.parse({}), DEFAULT_LOCALE);

/** Pictures and labels read individually: a page of doctors makes at most 12 calls, of which other lists take eight. */
const MAX_SINGLE_READS = 3;

/** The records that doctors refer to, already read: joining a doctor needs no further call. */
type DoctorJoins = {
  specialities: Map<string, Speciality>;
  clinics: Map<string, Clinic>;
  pictures: Map<MediaRef, Picture>;
};

/** The doctors of a list. Their relations are secondary: a failed join leaves names out, it does not throw. */
export async function listDoctorsAt(
  locale: Locale,
  path: string,
  readSpecialities: Promise<Speciality[]>,
): Promise<Doctor[]> {
  const lists = readJoinLists(locale, readSpecialities);
  return joinWires(locale, await readList(path, wireDoctorSchema, { locale, tags: [TAGS.doctors] }), lists);
}

type JoinLists = Promise<[Speciality[], Clinic[], Clinic[]]>;

/** The lists doctors are joined from, read in parallel with the list of doctors. */
export const readJoinLists = (locale: Locale, readSpecialities: Promise<Speciality[]>): JoinLists =>
  Promise.all([
    optional(readSpecialities, []),
    optional(listOwnClinics(locale), []),
    optional(listAssociatedClinics(locale), []),
  ]);

/** The doctors of these records, with their descriptions. Never throws: a relation that cannot be read is left out. */
export async function joinWires(locale: Locale, wires: WireDoctor[], lists: JoinLists): Promise<Doctor[]> {
  const rowOf = doctorRows();
  const doctors = await joinRows(
    locale,
    wires.flatMap((wire) => rowOf(wire) ?? []),
    lists,
  );
  const byId = new Map(wires.map((wire) => [idOf(wire), wire]));
  return doctors.map((doctor) => {
    const wire = byId.get(doctor.id);
    return wire ? Object.assign(doctor, fields.whole(wire, locale)) : doctor;
  });
}

/** The doctors of these rows, without descriptions. Never throws: a relation that cannot be read is left out. */
export async function joinRows(locale: Locale, records: DoctorRow[], lists: JoinLists): Promise<Doctor[]> {
  const rows = await Promise.all(
    records.map((row) => (row.specialities && row.clinics ? row : completed(locale, row))),
  );
  const [[specialities, own, associated], pictures, labels] = await Promise.all([
    lists,
    listPictures(
      DEFAULT_LOCALE, // a photograph next to the name needs no alternative text
      rows.map(({ picture }) => picture),
      MAX_SINGLE_READS,
    ),
    listLabels(locale, rows.map(labelOwner), MAX_SINGLE_READS),
  ]);
  const joins = {
    specialities: new Map(specialities.map((speciality) => [speciality.id, speciality])),
    clinics: new Map([...own, ...associated].map((clinic) => [clinic.id, clinic])),
    pictures,
  };
  return rows.map((row, index) => toDoctor(row, joins, labels[index] ?? []));
}

const labelOwner = ({ id, languages }: DoctorRow) => ({
  path: `/api/medicos/${id}/etiquetas?pagination=false`,
  etiquetas: languages?.map((part) => part.embedded ?? `/api/etiquetas/${part.id}`),
});

/** Requests relations missing from a record; if that fails, they are empty. */
async function completed(locale: Locale, row: DoctorRow): Promise<DoctorRow> {
  const ask = async (name: string, tag: string, schema: typeof wireSpecialitySchema | typeof wireClinicSchema) => {
    const list = readList(`/api/medicos/${row.id}/${name}?${ORDERED}`, schema, { locale, tags: [tag] });
    return (await optional(list, [])).flatMap((wire): Related[] => {
      const id = idOf(wire);
      return id === null ? [] : [{ id, embedded: wire }];
    });
  };
  const [specialities, clinics] = await Promise.all([
    row.specialities ?? ask('especialidads', TAGS.specialities, wireSpecialitySchema),
    row.clinics ?? ask('centromedicos', TAGS.clinics, wireClinicSchema),
  ]);
  return { ...row, specialities, clinics };
}

/** A related record that is in no list and not embedded is left out. */
function toDoctor(row: DoctorRow, joins: DoctorJoins, languages: Tag[]): Doctor {
  const { id, name, picture, specialities, clinics } = row;
  return {
    id,
    name,
    ...NO_FIELDS,
    picture: (picture && joins.pictures.get(picture)) ?? null,
    languages,
    specialities: (specialities ?? []).flatMap((part) => {
      const found = joins.specialities.get(part.id) ?? embeddedSpeciality(part.embedded);
      return found
        ? [{ id: found.id, slug: found.slug, name: found.name, hasPage: found.hasPage, service: found.service }]
        : [];
    }),
    clinics: (clinics ?? []).flatMap((part) => {
      const found = joins.clinics.get(part.id) ?? embeddedClinic(part.embedded);
      return found ? [{ id: found.id, slug: found.slug, name: found.name }] : [];
    }),
  };
}

function embeddedSpeciality(part: unknown): Doctor['specialities'][number] | null {
  const { data } = wireSpecialitySchema.safeParse(part);
  const named = data ? namedOf(data) : null;
  if (!data || !named) return null;
  const service = SERVICES.find((known) => known === data.servicio?.trim()) ?? null;
  const slug = slugOf(TAGS.specialities, data, data.urlseo);
  return { ...named, slug, hasPage: data.mostrarpagina && slug !== '', service };
}

function embeddedClinic(part: unknown): Doctor['clinics'][number] | null {
  const { data } = wireClinicSchema.safeParse(part);
  const named = data ? namedOf(data) : null;
  if (!data || !named) return null;
  return { ...named, slug: slugOf(TAGS.clinics, data, data.urlseo) };
}
