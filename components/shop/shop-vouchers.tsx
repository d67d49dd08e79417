import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { NameLink } from '@/components/ui/name-link';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import type { Clinic } from '@/lib/domain/clinic';
import type { MediaRef, Picture, RichText } from '@/lib/domain/media';
import { formatPrice } from '@/lib/domain/price';
import type { Product } from '@/lib/domain/product';
import { recordPath } from '@/lib/domain/record-path';
import { clinicsOfProduct, serviceOfProduct } from '@/lib/domain/shop';
import type { Service, Speciality } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  products: Product[];
  specialities: Speciality[];
  clinics: Clinic[];
  /** The pictures of the products; some products have none. */
  pictures: Map<MediaRef, Picture>;
};

/** Number of vouchers that telephones show before the rest is folded: whole rows on wider screens. */
const FIRST = 12;

/** Products as a grid of vouchers, all on wide screens and the first ones on telephones (M74). */
export async function ShopVouchers({ locale, products, specialities, clinics, pictures }: Props) {
  const [t, counted] = await Promise.all([getTranslations('VoucherTerms'), getTranslations('ShopCount')]);
  const vouchers = products.map((product) => {
    const count = clinicsOfProduct(product, clinics).length;
    return toVoucher(product, {
      locale,
      service: serviceOfProduct(product, specialities),
      picture: (product.picture && pictures.get(product.picture)) ?? null,
      clinics: count > 0 ? t('clinics', { count }) : null,
      terms: termsOf(product, t),
    });
  });
  const others = vouchers.slice(FIRST);
  return (
    <>
      <VoucherGrid locale={locale} vouchers={vouchers.slice(0, FIRST)} />
      {others.length > 0 && (
        <Fold title={counted('more', { count: others.length })} className="fold-more">
          <VoucherGrid locale={locale} vouchers={others} />
        </Fold>
      )}
    </>
  );
}

const VoucherGrid = ({ locale, vouchers }: { locale: Locale; vouchers: Voucher[] }) => (
  <ul className="grid-cards">
    {vouchers.map((voucher) => (
      <li key={voucher.path ?? voucher.name} className="voucher grid">
        <VoucherCard locale={locale} voucher={voucher} />
      </li>
    ))}
  </ul>
);

type Messages = Awaited<ReturnType<typeof getTranslations<'VoucherTerms'>>>;

/** "Válido 6 meses · se puede regalar"; null when the record says neither. */
function termsOf({ validMonths, isTransferable }: Product, t: Messages): string | null {
  const terms = [
    validMonths === null ? [] : t('validFor', { months: validMonths }),
    isTransferable === null ? [] : t(isTransferable ? 'mayBeGiven' : 'personal'),
  ];
  return terms.flat().join(' · ') || null;
}

type Voucher = {
  slug: string;
  name: string;
  /** The page of the product, without language prefix; null if it has none. */
  path: string | null;
  description: RichText | null;
  /** Its colour, and its picture when it has no photo. */
  service: Service;
  picture: Picture | null;
  /** The clinics that redeem it, as text; null hides them. */
  clinics: string | null;
  /** Validity, and whether it can be given away, as text; null hides them. */
  terms: string | null;
  /** As text, e.g. "129,00 €"; null asks visitors to enquire. */
  price: string | null;
};

type Known = Pick<Voucher, 'service' | 'picture' | 'clinics' | 'terms'> & { locale: Locale };

/** The fields of a product that a voucher card shows. A price of 0 is no price. */
export function toVoucher(product: Product, { locale, ...known }: Known): Voucher {
  const { slug, name, description, priceCents } = product;
  return {
    ...known,
    slug,
    name,
    description,
    path: recordPath('productos', product),
    price: priceCents ? formatPrice(locale, priceCents) : null,
  };
}

/** A product as a voucher: picture, name, text, where it is redeemed and, below the perforation, its price (M74). */
function VoucherCard({ locale, voucher }: { locale: Locale; voucher: Voucher }) {
  const t = useTranslations('VoucherCard');
  const { slug, name, path, description, service, picture, clinics, terms, price } = voucher;
  return (
    <article className="card voucher-card" data-service={service}>
      <div className="voucher-card-head">
        {picture ? (
          <PictureBox
            picture={picture}
            alt=""
            sizes="(min-width: 78rem) 18.5rem, (min-width: 39rem) 25rem, 6rem"
            widths={[160, 320, 640]}
          />
        ) : (
          <Motif service={service} seed={slug} cols={20} rows={8} className="size-full" />
        )}
      </div>
      <div className="voucher-card-body">
        <h3>
          <NameLink locale={locale} className="card-link" path={path}>
            {name}
          </NameLink>
        </h3>
        {clinics && (
          <p className="voucher-card-clinics">
            <Icon name="map-pin" /> {clinics}
          </p>
        )}
        {terms && <p className="voucher-card-clinics">{terms}</p>}
        {description && <RichContent html={description} className="text-ink-2 text-sm" />}
      </div>
      <div className="voucher-card-tear" />
      <div className="voucher-card-foot">
        <p className="voucher-card-price">
          <span className="pill">{t('online')}</span>
          {price ? (
            <>
              <strong>{price}</strong>
              <span className="muted">{t('taxesIncluded')}</span>
            </>
          ) : (
            <strong className="voucher-card-ask">{t('askPrice')}</strong>
          )}
        </p>
        <p className="voucher-card-links">
          <a className="link" href={localePath(locale, '/politica-precios')}>
            {t('pricingPolicy')}
          </a>
          {path && (
            <span className="voucher-card-see" aria-hidden="true">
              {t('see')} <Icon name="arrow-right" />
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
