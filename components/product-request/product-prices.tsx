import { NoScript } from '@/components/ui/no-script';
import { formatPrice } from '@/lib/domain/price';
import type { RequestableProduct } from '@/lib/domain/product-catalogue';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ProductRequestTexts } from './product-request-texts';

type Props = { locale: Locale; products: RequestableProduct[]; areMore: boolean; texts: ProductRequestTexts };

/** Products, the first of many, and prices for visitors without JavaScript, who cannot use the form. */
export function ProductPrices({ locale, products, areMore, texts }: Props) {
  return (
    <NoScript>
      <section className="request-prices" aria-labelledby="solicitud-prices-t">
        <h2 id="solicitud-prices-t" className="text-2xl">
          {texts.prices}
        </h2>
        <ul>
          {products.map(({ id, slug, name, priceCents }) => (
            <li key={id}>
              {slug ? (
                <a className="link" href={localePath(locale, `/productos/${slug}`)}>
                  {name}
                </a>
              ) : (
                name
              )}
              <strong>{priceCents === null ? texts.askPrice : formatPrice(locale, priceCents)}</strong>
            </li>
          ))}
        </ul>
        {areMore && (
          <p>
            <a className="link" href={localePath(locale, '/especial-online')}>
              {texts.seeAll}
            </a>
          </p>
        )}
      </section>
    </NoScript>
  );
}
