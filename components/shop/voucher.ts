import type { Picture, RichText } from '@/lib/domain/media';
import { formatPrice } from '@/lib/domain/price';
import type { Product } from '@/lib/domain/product';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

export type Voucher = {
  slug: string;
  name: string;
  href: string;
  description: RichText | null;
  /** Its colour, and its picture when it has no photo. */
  service: Service;
  picture: Picture | null;
  /** Where it can be redeemed, as text; null: not shown. */
  clinics: string | null;
  /** How long it is valid and whether it may be given, as text; null: not shown. */
  terms: string | null;
  /** As text, e.g. "129,00 €"; null: the price has to be asked for. */
  price: string | null;
};

type Known = {
  locale: Locale;
  service: Service;
  picture: Picture | null;
  clinics: string | null;
  terms: string | null;
};

/** The fields of a product that a voucher card shows. A price of 0 is no price. */
export function toVoucher(product: Product, { locale, ...known }: Known): Voucher {
  const { slug, name, description, priceCents } = product;
  return {
    ...known,
    slug,
    name,
    description,
    href: localePath(locale, `/productos/${slug}`),
    price: priceCents ? formatPrice(locale, priceCents) : null,
  };
}
