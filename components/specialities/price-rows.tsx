import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { NameLink } from '@/components/ui/name-link';
import { RichContent } from '@/components/ui/rich-content';
import { formatPrice } from '@/lib/domain/price';
import type { Product } from '@/lib/domain/product';
import { recordPath } from '@/lib/domain/record-path';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { shopPath } from '@/lib/i18n/shop-address';

type Props = { locale: Locale; specialityId: string; products: Product[] };

/** The products of a speciality with price, a link to each in the shop, and the pricing policy (M59). */
export function PriceRows({ locale, specialityId, products }: Props) {
  const t = useTranslations('Speciality');
  const leadOn = useTranslations('RelatedLinks');
  const inShop = shopPath({ specialityId, clinicId: null, order: null });
  return (
    <section id="precios">
      <h2 className="text-2xl">{t('prices')}</h2>
      <ul className="price-rows">
        {products.map((product) => (
          <li key={product.id}>
            <div>
              <NameLink locale={locale} path={recordPath('productos', product)}>
                {product.name}
              </NameLink>
              {product.description && <RichContent html={product.description} className="text-ink-2 text-sm" />}
            </div>
            {product.priceCents !== null && product.priceCents > 0 && (
              <p>
                <strong>{formatPrice(locale, product.priceCents)}</strong>
                <span className="muted">{t('taxesIncluded')}</span>
              </p>
            )}
            <Icon name="chevron-right" />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <a className="link" href={localePath(locale, inShop)}>
          {leadOn('inShop')}
        </a>
        <a className="link" href={localePath(locale, '/politica-precios')}>
          {t('pricingPolicy')}
        </a>
      </p>
    </section>
  );
}
