import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import { formatPrice } from '@/lib/domain/price';
import type { Product } from '@/lib/domain/product';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; products: Product[] };

/** The products of a speciality with their price, and the pricing policy (checklist M59). */
export async function PriceRows({ locale, products }: Props) {
  const t = await getTranslations('Speciality');
  return (
    <section id="precios">
      <h2 className="text-2xl">{t('prices')}</h2>
      <ul className="price-rows">
        {products.map((product) => (
          <li key={product.id}>
            <div>
              <a href={localePath(locale, `/productos/${product.slug}`)}>{product.name}</a>
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
      <p className="mt-4">
        <a className="link" href={localePath(locale, '/politica-precios')}>
          {t('pricingPolicy')}
        </a>
      </p>
    </section>
  );
}
