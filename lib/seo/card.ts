import 'server-only';
import { createHash } from 'node:crypto';
import { decodeIfEncoded } from '@clinic/contract/address-parts';
import { getTranslations } from 'next-intl/server';
import { getPost } from '@/lib/blog/blog';
import { getClinic } from '@/lib/catalogue/clinics';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { getDoctor } from '@/lib/catalogue/doctors';
import { getPicture } from '@/lib/catalogue/media';
import { getPage } from '@/lib/catalogue/pages';
import { getProduct } from '@/lib/catalogue/products';
import { PAGE_RECORDS } from '@/lib/catalogue/record-pages';
import { getSpeciality, listSpecialities } from '@/lib/catalogue/specialities';
import { getTest } from '@/lib/catalogue/tests';
import { optional } from '@/lib/upstream/degrade';
import { diagnosticFirst, recordsById } from '../domain/catalogue';
import { serviceOfDoctor } from '../domain/doctor';
import type { Picture } from '../domain/media';
import { isHomeRegion } from '../domain/regions';
import type { Service } from '../domain/speciality';
import { env } from '../env';
import type { Locale } from '../i18n/locales';
import { encodePath } from '../i18n/page-address';

/**
 * The social card of a page: a name on the read-out of a service, or on a photo of the record
 * (docs/architecture.md#look).
 */
export type Card = { name: string; service: Service; seed: string; photo?: Pick<Picture, 'url' | 'focus'> | null };

type Reader = (locale: Locale, slug: string, rest?: string) => Promise<Card | null>;

/** Changes with the drawing, so that other sites do not keep showing the old one. */
const DESIGN = 1;
const FOLDER = '/media/tarjetas';
const ADDRESS = /^\/media\/tarjetas\/([\w-]{8})\/(es|ca|en)(\/[^?#]{1,500})\.(?:png|jpg)$/;
const HOME = '/inicio';
const FURTHER = /\/pagina\/\d+$/;
/** The lists whose first page needs no record: the namespaces of their texts. */
const LISTINGS: Record<
  string,
  'SpecialityIndex' | 'ClinicIndex' | 'TestIndex' | 'PriceIndex' | 'Insurers' | 'RightsPage'
> = {
  especialidades: 'SpecialityIndex',
  clinicas: 'ClinicIndex',
  pruebas: 'TestIndex',
  precios: 'PriceIndex',
  aseguradoras: 'Insurers',
  'derechos-datos': 'RightsPage',
};

const READERS: Record<string, Reader> = {
  clinicas: async (locale, slug) => named(await getClinic(locale, slug), 'medicas'),
  especialidades: specialityCard,
  medicos: async (locale, slug) => {
    const doctor = await getDoctor(locale, slug);
    return doctor && { name: doctor.name, service: serviceOfDoctor(doctor), seed: slug };
  },
  pruebas: async (locale, slug) => {
    const test = await getTest(locale, slug);
    const [card, photo] = await Promise.all([
      offeredBy(locale, test, true),
      optional(getPicture(locale, test?.picture ?? null), null),
    ]);
    return card && { ...card, photo };
  },
  productos: async (locale, slug) => offeredBy(locale, await getProduct(locale, slug), false),
  actualidad: async (locale, slug) => {
    const post = await getPost(await getConfiguration(locale), slug);
    return post && { name: post.title, service: 'genetica', seed: post.slug };
  },
};

/**
 * The card of a page; `path` carries no language prefix. Null if there is no such record, so that only texts of records
 * are drawn. Throws ApiError.
 */
export async function readCard(locale: Locale, path: string): Promise<Card | null> {
  // A further page of a list has the card of its first.
  const [folder = '', slug, ...rest] = path.slice(1).replace(FURTHER, '').split('/').map(decodeURIComponent);
  if (path === '/') {
    const t = await getTranslations({ locale, namespace: 'Home' });
    return { name: t('slogan'), service: 'medicas', seed: 'inicio' };
  }
  const read = Object.hasOwn(READERS, folder) ? READERS[folder] : undefined;
  const card = read && slug ? await read(locale, slug, ...rest) : null;
  const page = card ? null : await getPage(locale, decodeURIComponent(path.slice(1).replace(FURTHER, '')));
  if (page) return { name: page.name, service: 'medicas', seed: page.key };
  const listing = slug === undefined && Object.hasOwn(LISTINGS, folder) ? LISTINGS[folder] : undefined;
  if (card) return card;
  if (!listing) return read ? null : describedCard(locale, folder, slug);
  const t = await getTranslations({ locale, namespace: listing });
  return { name: t('title'), service: 'medicas', seed: folder };
}

/** The address of a card, with a version: it may be cached permanently, because another drawing has another address. */
export function cardAddress(locale: Locale, path: string, { name, service, seed, photo }: Card): string {
  const ground = photo ? [photo.url, photo.focus] : [];
  const drawn = JSON.stringify([DESIGN, name, service, seed, env().BRAND_NAME, ...ground]);
  const version = createHash('sha256').update(drawn).digest('base64url').slice(0, 8);
  const page = path === '/' ? HOME : encodePath(decodeIfEncoded(path));
  return `${FOLDER}/${version}/${locale}${page}.${photo ? 'jpg' : 'png'}`;
}

/** Returns the page of a card's address, or null if the address is invalid. */
export function pageOfCard(address: string): { locale: Locale; path: string } | null {
  const [, , locale, path = ''] = ADDRESS.exec(address) ?? [];
  if (!locale) return null;
  return { locale: locale as Locale, path: path === HOME ? '/' : path };
}

/** The card of a list, or of a record of it, without more than its description says. */
async function describedCard(locale: Locale, folder: string, slug: string | undefined): Promise<Card | null> {
  const records = PAGE_RECORDS.get(folder);
  if (!records || slug) return named((slug && (await records?.getBySlug(locale, slug))) || null, 'medicas');
  return { name: records.name(locale), service: 'medicas', seed: folder };
}

async function specialityCard(locale: Locale, slug: string, region?: string): Promise<Card | null> {
  const speciality = await getSpeciality(locale, slug);
  if (!speciality || region === undefined) return named(speciality, speciality?.service ?? 'medicas');
  if (!isHomeRegion(region)) return null;
  const [t, regions] = await Promise.all([
    getTranslations({ locale, namespace: 'SpecialityRegion' }),
    getTranslations({ locale, namespace: 'Regions' }),
  ]);
  const province = region === 'madrid' ? t('madrid') : regions(region);
  const name = t('title', { speciality: speciality.name, province });
  return { name, service: speciality.service ?? 'medicas', seed: `${slug}-${region}` };
}

type Offered = { name: string; slug: string; specialityIds: string[] | null };

async function offeredBy(locale: Locale, record: Offered | null, isDiagnostic: boolean): Promise<Card | null> {
  if (!record) return null;
  const found = recordsById(record.specialityIds, await optional(listSpecialities(locale), []));
  const [first] = isDiagnostic ? diagnosticFirst(found) : found;
  return named(record, first?.service ?? 'medicas');
}

const named = (record: { name: string; slug: string } | null, service: Service): Card | null =>
  record && { name: record.name, service, seed: record.slug };
