import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';
import { formatPrice } from '@/lib/domain/price';
import type { Product } from '@/lib/domain/product';
import type { Service } from '@/lib/domain/speciality';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  product: Product;
  picture: Picture | null;
  service: Service;
  clinicCount: number;
  /** The request of the product. */
  href: string;
};

/** Price, clinics, terms and a link to the product, drawn as a voucher to tear off (M68). */
export async function ProductVoucher({ locale, product, picture, service, clinicCount, href }: Props) {
  const t = await getTranslations('Product');
  const { priceCents, validMonths, isTransferable } = product;
  const terms = [
    validMonths === null ? null : t('validFor', { months: validMonths }),
    isTransferable === null ? null : t(isTransferable ? 'mayBeGiven' : 'personal'),
    priceCents ? t('payThere') : null,
  ].filter((term) => term !== null);
  return (
    <aside className="product-voucher" aria-label={t('voucher')}>
      <VoucherTop {...{ locale, product, picture, service, clinicCount }} />
      <div className="voucher-stub">
        {terms.length > 0 && (
          <ul className="voucher-terms">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )}
        <a className="btn btn-primary" href={href}>
          {t('interested')}
        </a>
        <a className="link text-center text-sm" href={localePath(locale, '/politica-precios')}>
          {t('pricingPolicy')}
        </a>
      </div>
    </aside>
  );
}

/** Picture, name, price, and where it can be used. */
async function VoucherTop({ locale, product, picture, service, clinicCount }: Omit<Props, 'href'>) {
  const t = await getTranslations('Product');
  const { name, slug, priceCents } = product;
  return (
    <div className="voucher-top">
      <div className={picture ? 'h-26 sm:h-44' : 'h-26 sm:h-30'}>
        {picture ? (
          <PictureBox picture={picture} sizes="(min-width: 52rem) min(40vw, 31rem), 92vw" widths={[640, 960]} eager />
        ) : (
          <Motif service={service} seed={slug} cols={18} rows={5} className="size-full" />
        )}
      </div>
      <div className="bar" />
      <div className="grid gap-3 p-6">
        <p className="font-semibold">{name}</p>
        {priceCents ? (
          <p className="leading-tight">
            <strong className="voucher-price">{formatPrice(locale, priceCents)}</strong>{' '}
            <span className="muted text-sm">{t('taxesIncluded')}</span>
          </p>
        ) : (
          <p className="font-bold font-display text-2xl leading-tight">{t('askPrice')}</p>
        )}
        {clinicCount > 0 && (
          <p>
            <button
              type="button"
              className="link inline-flex min-h-6 items-center gap-2"
              command="show-modal"
              commandfor="clinicas-producto"
            >
              <Icon name="map-pin" /> {t('seeClinics', { count: clinicCount })}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
