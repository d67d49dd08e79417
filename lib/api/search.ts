import 'server-only';
import { z } from 'zod';
import { isOn } from '@/lib/contract/scalars';
import {
  type WireSearch,
  wireFoundClinicSchema,
  wireFoundDoctorSchema,
  wireFoundProductSchema,
  wireFoundSpecialitySchema,
  wireSearchSchema,
} from '@/lib/contract/search';
import type { SearchResults } from '@/lib/domain/search';
import { SERVICES } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { sendApi } from './client';
import { listAssociatedClinics, listOwnClinics } from './clinics';
import { optional } from './degrade';
import { ApiError } from './errors';
import { idOf, membersOf, relatedOf } from './hydra';
import { firstOf, namedOf, textOf } from './mapping';
import { listProducts, toCents } from './products';
import { listSpecialities } from './specialities';

/** More than anyone reads, and no page grows with the whole catalogue. */
const MOST_PER_LIST = 100;

/**
 * What the catalogue has for a text (checklist M29, contract row 21); asked anew each time, never kept. What a found
 * record leaves out is joined from the lists of the catalogue. Throws ApiError.
 */
export async function searchCatalogue(locale: Locale, text: string): Promise<SearchResults> {
  const wire = readAnswer(await sendApi('/api/buscador', { busqueda: text }, { locale }));
  const [specialities, doctors, clinics, products] = await Promise.all([
    foundSpecialities(locale, wire),
    foundDoctors(locale, wire),
    foundClinics(locale, wire),
    foundProducts(locale, wire),
  ]);
  return { specialities, doctors, ...clinics, products };
}

/** An empty list of lists can arrive as []; an error sent with status 200 has none of the lists. */
function readAnswer(body: unknown): WireSearch {
  const parsed = wireSearchSchema.safeParse(Array.isArray(body) && body.length === 0 ? {} : body);
  const isAnswer = Array.isArray(body) || Object.keys(wireSearchSchema.shape).some((list) => list in Object(body));
  if (!parsed.success || !isAnswer) throw new ApiError('unexpected_shape', 'A search was answered in an unknown shape');
  return parsed.data;
}

function listOf<T extends z.ZodType>(wire: unknown, schema: T): z.output<T>[] {
  const members = wire === null ? [] : membersOf(wire);
  return members.slice(0, MOST_PER_LIST).flatMap((member) => {
    const parsed = schema.safeParse(member);
    if (!parsed.success) log.warn({}, 'A found record came in an unknown shape and was left out');
    return parsed.success ? [parsed.data] : [];
  });
}

/** The list of the catalogue by identity, read only when some record is incomplete; empty when it cannot be read. */
async function joinsFor<T extends { id: string }>(
  isNeeded: boolean,
  read: () => Promise<T[]>,
): Promise<Map<string, T>> {
  const list = isNeeded ? await optional(read(), []) : [];
  return new Map(list.map((record) => [record.id, record]));
}

const nameOf = (wire: { '@id': string | null; id: string | null; nombre: string | null }, known?: { name: string }) =>
  namedOf({ ...wire, nombre: wire.nombre ?? known?.name ?? null });

async function foundSpecialities(locale: Locale, wire: WireSearch): Promise<SearchResults['specialities']> {
  const found = listOf(firstOf(wire.especialidades, wire.especialidads) ?? null, wireFoundSpecialitySchema);
  const isIncomplete = found.some((one) => [one.nombre, one.urlseo, one.servicio, one.mostrarpagina].includes(null));
  const joins = await joinsFor(isIncomplete, () => listSpecialities(locale));
  return unique(
    found.flatMap((one) => {
      const known = joins.get(idOf(one) ?? '');
      const named = nameOf(one, known);
      if (!named) return [];
      const slug = one.urlseo ?? known?.slug ?? '';
      const service = SERVICES.find((service) => service === one.servicio?.trim()) ?? known?.service ?? null;
      const hasPage = one.mostrarpagina === null ? (known?.hasPage ?? false) : isOn(one.mostrarpagina);
      return [{ ...named, slug, service, hasPage: hasPage && slug !== '' }];
    }),
  );
}

async function foundDoctors(locale: Locale, wire: WireSearch): Promise<SearchResults['doctors']> {
  const found = listOf(wire.medicos, wireFoundDoctorSchema).map((one) => ({
    named: namedOf(one),
    related: relatedOf(firstOf(one.especialidads, one.especialidades)) ?? [],
  }));
  const joins = await joinsFor(
    found.some(({ related }) => related.some((relation) => embeddedName(relation) === null)),
    () => listSpecialities(locale),
  );
  return unique(
    found.flatMap(({ named, related }) => {
      const specialityNames = related.flatMap(
        (relation) => embeddedName(relation) ?? joins.get(idOf(relation) ?? '')?.name ?? [],
      );
      return named ? [{ ...named, specialityNames }] : [];
    }),
  );
}

const Embedded = z.object({ nombre: z.string() });
function embeddedName(relation: unknown): string | null {
  const parsed = Embedded.safeParse(relation);
  return parsed.success ? textOf(parsed.data.nombre) : null;
}

async function foundClinics(locale: Locale, wire: WireSearch): Promise<Pick<SearchResults, 'clinics' | 'associated'>> {
  const own = listOf(wire.centromedicos, wireFoundClinicSchema);
  const other = listOf(wire.otroscentromedicos, wireFoundClinicSchema);
  const isIncomplete = [...own, ...other].some((one) => [one.nombre, one.region].includes(null));
  const lacksFlag = own.some((one) => one.otro === null);
  const [ownJoins, otherJoins] = await Promise.all([
    joinsFor(isIncomplete || own.some((one) => one.urlseo === null), () => listOwnClinics(locale)),
    joinsFor(isIncomplete || lacksFlag, () => listAssociatedClinics(locale)),
  ]);
  const toFound = (one: (typeof own)[number], isAssociated: boolean) => {
    const id = idOf(one) ?? '';
    const known = ownJoins.get(id) ?? otherJoins.get(id);
    const named = nameOf(one, known);
    if (!named) return [];
    const region = one.region?.trim() ?? known?.region ?? '';
    return [{ ...named, slug: one.urlseo ?? known?.slug ?? '', region, isAssociated }];
  };
  const all = [
    ...own.flatMap((one) => toFound(one, one.otro === null ? otherJoins.has(idOf(one) ?? '') : isOn(one.otro))),
    ...other.flatMap((one) => toFound(one, true)),
  ];
  const associated = unique(all.filter((clinic) => clinic.isAssociated));
  const clinics = unique(all.filter(({ id }) => !associated.some((clinic) => clinic.id === id)));
  return {
    clinics: clinics.map(({ id, slug, name, region }) => ({ id, slug, name, region })),
    associated: associated.map(({ id, name, region }) => ({ id, name, region })),
  };
}

async function foundProducts(locale: Locale, wire: WireSearch): Promise<SearchResults['products']> {
  const found = listOf(wire.productos, wireFoundProductSchema);
  const isIncomplete = found.some((one) => [one.nombre, one.urlseo, one.precio ?? one.price].includes(null));
  const joins = await joinsFor(isIncomplete, () => listProducts(locale));
  return unique(
    found.flatMap((one) => {
      const known = joins.get(idOf(one) ?? '');
      const named = nameOf(one, known);
      const priceCents = toCents(one.precio ?? one.price) ?? known?.priceCents ?? null;
      return named ? [{ ...named, slug: one.urlseo ?? known?.slug ?? '', priceCents }] : [];
    }),
  );
}

/** The first of each identity. */
function unique<T extends { id: string }>(records: T[]): T[] {
  const seen = new Set<string>();
  return records.filter(({ id }) => !seen.has(id) && seen.add(id));
}
