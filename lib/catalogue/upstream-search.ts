import 'server-only';
import { readPrice } from '@clinic/contract/prices';
import { SERVICES } from '@clinic/contract/services';
import { isOn } from '@clinic/contract/wire/scalars';
import {
  type WireSearch,
  wireFoundClinicSchema,
  wireFoundDoctorSchema,
  wireFoundProductSchema,
  wireFoundSpecialitySchema,
  wireSearchSchema,
} from '@clinic/contract/wire/search';
import { z } from 'zod';
import { uniqueById } from '@/lib/domain/catalogue';
import type { SearchResults, UpstreamResults } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { sendApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';
import { idOf, membersOf, relatedOf } from '@/lib/upstream/hydra';
import { firstOf, isRespelled, namedOf, slugOf, textOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listAssociatedClinics, listOwnClinics } from './clinics';
import { listProducts } from './products';
import { listSpecialities } from './specialities';

/** Limits the growth of the page with the catalogue. */
const MAX_PER_LIST = 100;

/** The records of the catalogue by id that complete what the upstream found. */
export type Joins = {
  specialities: () => Promise<Joined<SearchResults['specialities'][number]>>;
  clinics: () => Promise<Joined<SearchResults['clinics'][number]>>;
  associated: () => Promise<Joined<SearchResults['associated'][number]>>;
  products: () => Promise<Joined<SearchResults['products'][number]>>;
};
type Joined<T> = { get: (id: string) => T | undefined; has: (id: string) => boolean };

type Asking = { visitorAddress?: string | null; joins?: Joins };

/**
 * Searches the upstream for a text (M29, docs/contract.md#search); never cached. Missing fields of a result are joined
 * from `joins`, or from the lists of the catalogue if `joins` is missing. Throws ApiError.
 */
export async function searchUpstream(
  locale: Locale,
  text: string,
  { visitorAddress = null, joins = listJoins(locale) }: Asking = {},
): Promise<UpstreamResults> {
  const wire = readAnswer(await sendApi('/api/buscador', { busqueda: text }, { locale, visitorAddress }));
  const [specialities, doctors, clinics, products] = await Promise.all([
    foundSpecialities(joins, wire),
    foundDoctors(joins, wire),
    foundClinics(joins, wire),
    foundProducts(joins, wire),
  ]);
  return { specialities, doctors, ...clinics, products };
}

/** Joins from the lists of the catalogue; empty if a list cannot be read. */
function listJoins(locale: Locale): Joins {
  const byId = async <T extends { id: string }>(read: Promise<T[]>) =>
    new Map((await optional(read, [])).map((record) => [record.id, record]));
  return {
    specialities: () => byId(listSpecialities(locale)),
    clinics: () => byId(listOwnClinics(locale)),
    associated: () => byId(listAssociatedClinics(locale)),
    products: () => byId(listProducts(locale)),
  };
}

const NO_JOINS: Joined<never> = new Map();

/** An empty list of lists can arrive as []; an error sent with status 200 has none of the lists. */
function readAnswer(body: unknown): WireSearch {
  const parsed = wireSearchSchema.safeParse(Array.isArray(body) && body.length === 0 ? {} : body);
  const isAnswer = Array.isArray(body) || Object.keys(wireSearchSchema.shape).some((list) => list in Object(body));
  if (!parsed.success || !isAnswer) throw new ApiError('unexpected_shape', 'A search was answered in an unknown shape');
  return parsed.data;
}

function listOf<T extends z.ZodType>(wire: unknown, schema: T): z.output<T>[] {
  const members = wire === null ? [] : membersOf(wire);
  return members.slice(0, MAX_PER_LIST).flatMap((member) => {
    const parsed = schema.safeParse(member);
    if (!parsed.success) log.warn({}, 'A found record came in an unknown shape and was left out');
    return parsed.success ? [parsed.data] : [];
  });
}

const nameOf = (wire: { '@id': string | null; id: string | null; nombre: string | null }, known?: { name: string }) =>
  namedOf({ ...wire, nombre: wire.nombre ?? known?.name ?? null });

async function foundSpecialities(joins: Joins, wire: WireSearch): Promise<SearchResults['specialities']> {
  const found = listOf(firstOf(wire.especialidades, wire.especialidads) ?? null, wireFoundSpecialitySchema);
  const isIncomplete = found.some(
    (one) => [one.nombre, one.servicio, one.mostrarpagina].includes(null) || isRespelled(TAGS.specialities, one),
  );
  const specialities = isIncomplete ? await joins.specialities() : NO_JOINS;
  return uniqueById(
    found.flatMap((one) => {
      const known = specialities.get(idOf(one) ?? '');
      const named = nameOf(one, known);
      if (!named) return [];
      const slug = known?.slug ?? slugOf(TAGS.specialities, one, one.urlseo);
      const service = SERVICES.find((service) => service === one.servicio?.trim()) ?? known?.service ?? null;
      const hasPage = one.mostrarpagina === null ? (known?.hasPage ?? false) : isOn(one.mostrarpagina);
      const icon = known?.iconUrl ? { iconUrl: known.iconUrl } : {};
      return [{ ...named, slug, service, hasPage: hasPage && slug !== '', ...icon }];
    }),
  );
}

async function foundDoctors(joins: Joins, wire: WireSearch): Promise<SearchResults['doctors']> {
  const found = listOf(wire.medicos, wireFoundDoctorSchema).map((one) => ({
    named: namedOf(one),
    related: relatedOf(one.especialidads) ?? [],
  }));
  const isIncomplete = found.some(({ related }) => related.some((relation) => embeddedName(relation) === null));
  const specialities = isIncomplete ? await joins.specialities() : NO_JOINS;
  return uniqueById(
    found.flatMap(({ named, related }) => {
      const specialityNames = related.flatMap(
        (relation) => embeddedName(relation) ?? specialities.get(idOf(relation) ?? '')?.name ?? [],
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

async function foundClinics(joins: Joins, wire: WireSearch): Promise<Pick<SearchResults, 'clinics' | 'associated'>> {
  const own = listOf(wire.centromedicos, wireFoundClinicSchema);
  const other = listOf(wire.otroscentromedicos, wireFoundClinicSchema);
  const isIncomplete = [...own, ...other].some((one) => [one.nombre, one.region].includes(null));
  const lacksFlag = own.some((one) => one.otro === null);
  const [ownJoins, otherJoins] = await Promise.all([
    isIncomplete || own.some((one) => isRespelled(TAGS.clinics, one)) ? joins.clinics() : NO_JOINS,
    isIncomplete || lacksFlag ? joins.associated() : NO_JOINS,
  ]);
  const toFound = (one: (typeof own)[number], isAssociated: boolean) => {
    const id = idOf(one) ?? '';
    const known = ownJoins.get(id);
    const region = one.region?.trim() ?? (known ?? otherJoins.get(id))?.region ?? '';
    const named = nameOf(one, known ?? otherJoins.get(id));
    if (!named) return [];
    return [{ ...named, slug: known?.slug ?? slugOf(TAGS.clinics, one, one.urlseo), region, isAssociated }];
  };
  const all = [
    ...own.flatMap((one) => toFound(one, one.otro === null ? otherJoins.has(idOf(one) ?? '') : isOn(one.otro))),
    ...other.flatMap((one) => toFound(one, true)),
  ];
  const associated = uniqueById(all.filter((clinic) => clinic.isAssociated));
  const clinics = uniqueById(all.filter(({ id }) => !associated.some((clinic) => clinic.id === id)));
  return {
    clinics: clinics.map(({ id, slug, name, region }) => ({ id, slug, name, region })),
    associated: associated.map(({ id, name, region }) => ({ id, name, region })),
  };
}

async function foundProducts(joins: Joins, wire: WireSearch): Promise<SearchResults['products']> {
  const found = listOf(wire.productos, wireFoundProductSchema);
  const isIncomplete = found.some((one) => [one.nombre, one.precio].includes(null) || isRespelled(TAGS.products, one));
  const products = isIncomplete ? await joins.products() : NO_JOINS;
  return uniqueById(
    found.flatMap((one) => {
      const known = products.get(idOf(one) ?? '');
      const named = nameOf(one, known);
      const priceCents = readPrice(one.precio) ?? known?.priceCents ?? null;
      return named ? [{ ...named, slug: known?.slug ?? slugOf(TAGS.products, one, one.urlseo), priceCents }] : [];
    }),
  );
}
