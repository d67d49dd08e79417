import 'server-only';
import { cache } from 'react';
import { type WireProduct, wireProductSchema } from '@/lib/contract/catalogue';
import type { Product } from '@/lib/domain/product';
import type { Locale } from '@/lib/i18n/locales';
import { ORDERED, readFirst, readList, relatedIds } from './hydra';
import { unlessKnown } from './known-slugs';
import { blockOf, firstOf, htmlOf, mediaRefOf, messagesOf, namedOf, seoOf } from './mapping';
import { slugTags, TAGS } from './tags';

/** Every product, by name. Throws ApiError. */
export const listProducts = cache(async (locale: Locale): Promise<Product[]> => {
  return listProductsAt(locale, `/api/productos?${ORDERED}`);
});

/** The products of a list of the API. Throws ApiError. */
export async function listProductsAt(locale: Locale, path: string): Promise<Product[]> {
  const wires = await readList(path, wireProductSchema, { locale, tags: [TAGS.products] });
  return wires.flatMap((wire) => toProduct(wire, locale) ?? []);
}

/** Null means there is no such product. Any other failure throws, also one that vanished within 24 h. */
export const getProduct = cache(async (locale: Locale, slug: string): Promise<Product | null> => {
  if (!slug) return null;
  const wire = await readFirst(`/api/productos?urlseo=${encodeURIComponent(slug)}`, wireProductSchema, {
    locale,
    tags: slugTags(TAGS.products, slug),
  });
  return unlessKnown(`${TAGS.products}:${slug}@${locale}`, wire && toProduct(wire, locale));
});

/** Null for a record without identity or name. */
export function toProduct(wire: WireProduct, locale: Locale): Product | null {
  const named = namedOf(wire);
  if (!named) return null;
  return {
    ...named,
    slug: wire.urlseo ?? '',
    description: htmlOf(wire.descripcion, locale),
    priceCents: toCents(firstOf(wire.precio, wire.price)),
    left: blockOf(wire.tituloizquierda, wire.textoizquierda, locale),
    right: blockOf(wire.tituloderecha, wire.textoderecha, locale),
    messages: messagesOf(wire, locale),
    conditions: htmlOf(wire.condiciones, locale),
    footer: htmlOf(wire.textopie, locale),
    specialityIds: relatedIds(firstOf(wire.especialidads, wire.especialidades)),
    clinicIds: relatedIds(wire.centromedicos),
    picture: mediaRefOf(firstOf(wire.fotografia, wire.photo, wire.photograph)),
    seo: seoOf(wire),
  };
}

/** Euro cents from "120.00", "120,5" or 120; null for nothing, for text and for a negative amount (contract 5.11). */
export function toCents(value: unknown): number | null {
  const text = String(value ?? '').trim();
  const euros = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(euros) && euros >= 0 ? Math.round(euros * 100) : null;
}
