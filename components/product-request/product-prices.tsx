import { formatPrice } from '@/lib/domain/price';
import type { RequestableProduct } from '@/lib/domain/product-request';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ProductRequestTexts } from './product-request-texts';

type Props = { locale: Locale; products: RequestableProduct[]; texts: ProductRequestTexts };

/** What the pickers offer and what it costs, for visitors without script: the form is of no use to them. */
export function ProductPrices({ locale, products, texts }: Props) {
  return (
    <noscript>
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
      </section>
    </noscript>
  );
}
